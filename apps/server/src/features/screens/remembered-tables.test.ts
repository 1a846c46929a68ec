import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tables } from '../../platform/database-tables.ts'
import { createPaidApplication, type PaidApplication } from '../../testing/factories/paid-application.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readUser } from '../identity/customers/read-user.ts'
import { listMyServices } from './list-my-services.ts'
import { readServiceApplication } from './read-service-application.ts'

let portal: TestApp
let paid: PaidApplication
beforeAll(async () => {
  portal = await startTestApp()
  paid = await createPaidApplication(portal.services)
  // So that the whole statement of the composite read is asked as well.
  const { customerId } = paid
  await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Second Firm' })
    .execute()
})
afterAll(() => portal.close())

/** Every table in the plans of what a transaction asked, whether its rows were needed or not. */
async function listRead(read: (tx: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  return portal.services.db.transaction().execute(async (tx) => {
    await read(tx)
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(
      tx,
    )
    return rows.map(({ name }) => name)
  })
}

it('every table that a remembered answer reads marks whose pages show it, of every change', async () => {
  const { applicationId, customerId } = paid
  const own = { customerId, cursor: undefined, limit: 20, language: 'en' as const }
  const read = [
    ...(await listRead((db) => readUser(db, { customerId, actingStaffId: null, sessionId: randomUUID() }))),
    ...(await listRead((db) => listMyServices({ ...portal.services, db }, { ...own, search: 'firm' }))),
    ...(await listRead((db) =>
      readServiceApplication({ ...portal.services, db }, { applicationId, customerId }, 'en'),
    )),
  ]
  // tgtype: of inserts (4), deletes (8) and updates (16), after the row (neither 2 nor 64) or statement.
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'mark_customer' and t.tgtype & 94 = 28 and t.tgqual is null and t.tgattr = ''
      and t.tgenabled in ('O', 'A')`.execute(portal.db)
  expect(read).toContain('promise_acts')
  expect(new Set(read)).toEqual(new Set(rows.map(({ name }) => name)))
})
