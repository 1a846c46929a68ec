import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, migrate, query } = startOlderDatabase('093-language-of-staff.sql')

it('the portals that are running write between the migration and the grants', async () => {
  await query(
    `do $$ begin create role sanad_app nologin; exception when duplicate_object or unique_violation then null; end $$`,
  )
  await query('grant usage on schema public to sanad_app')
  await query('grant select, insert, update, delete on all tables in schema public to sanad_app')
  await migrate('095-customer-changes.sql')
  await query('set role sanad_app')
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const customer_id = await insertCustomer()
  const application_id = await insert('applications', {
    ...{ customer_id, service_slug: 'tc', service_version: 1, track_id: 'TCR-1' },
  })
  await insert('submitted_fields', { application_id, field_id: 'a', value: '"b"' })
  await query('reset role')
  const [{ marks } = {}] = await query(
    `select count(*)::int as marks from customer_changes where customer_id = '${customer_id}'`,
  )
  expect(marks).toBe(3)
  expect(
    await query(`
      select distinct p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgname = 'mark_customer' and (not p.prosecdef or p.proconfig[1] is distinct from 'search_path=""')`),
  ).toEqual([])
})
