import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApplication } from '../../../testing/factories/application.ts'
import { createCustomer, signIn } from '../../../testing/factories/sign-in.ts'
import { createStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeExpiredData } from './remove-expired-data.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const ago = (days: number) => sql`now() - make_interval(days => ${days})`
const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(
    portal.db,
  )
  return rows[0]?.count
}

it('what has had its time is removed, and what has not stays', async () => {
  const { db, services } = portal
  const { customerId: customer } = await signIn(services)
  const { staffId: staff } = await createStaff(services)
  const { applicationId: first } = await createApplication(services, { customerId: customer })
  const { applicationId: second } = await createApplication(services, { customerId: customer })
  const bytes = () => randomBytes(8)
  /** Two rows: one day older and one day younger than the period. */
  const rows: [
    table: string,
    days: number,
    insert: (at: RawBuilder<unknown>, old: boolean) => RawBuilder<unknown>,
  ][] = [
    [
      'otp_challenges',
      7,
      (at) => sql`
      insert into otp_challenges (customer_id, channel, purpose, recipient, code_hash, salt, expires_at)
      values (${customer}, 'sms', 'login', '9', '', '', ${at})`,
    ],
    ['sessions', 30, (at) => sql`insert into sessions (customer_id, expires_at) values (${customer}, ${at})`],
    [
      'staff_sessions',
      365,
      (at) => sql`insert into staff_sessions (staff_id, expires_at) values (${staff}, ${at})`,
    ],
    [
      'devices',
      30,
      (at) => sql`
      insert into devices (customer_id, token_hash, expires_at) values (${customer}, ${bytes()}, ${at})`,
    ],
    [
      'contact_changes',
      30,
      (at) => sql`
      insert into contact_changes (customer_id, former_email, code_hash, expires_at)
      values (${customer}, 'a@b.in', ${bytes()}, ${at})`,
    ],
    [
      'known_places',
      0,
      (at) => sql`
      insert into known_places (customer_id, kind, hash, expires_at)
      values (${customer}, 'network', ${bytes()}, ${at})`,
    ],
    [
      'security_events',
      365,
      (at) => sql`insert into security_events (event, recorded_at) values ('sign_in_failed', ${at})`,
    ],
    [
      'panel_codes',
      30,
      (at) => sql`
      insert into panel_codes (code_hash, staff_id, customer_id, expires_at)
      values (${bytes()}, ${staff}, ${customer}, ${at})`,
    ],
    [
      'access_links',
      30,
      (at) => sql`
      insert into access_links (token_hash, application_id, purpose, expires_at)
      values (${bytes()}, ${first}, 'csrf', ${at})`,
    ],
    [
      'outbox_messages',
      30,
      (at) => sql`
      insert into outbox_messages (channel, recipient, body, created_at) values ('sms', '9', 'x', ${at})`,
    ],
    [
      'form_drafts',
      180,
      (at, old) => sql`
      insert into form_drafts (application_id, values, saved_at) values (${old ? first : second}, '{}', ${at})`,
    ],
    [
      'client_reports',
      365,
      (at) => sql`
      insert into client_reports (customer_id, action, entity_type, status, recorded_at)
      values (${customer}, 'USER_ACTION', 'screen', 'success', ${at})`,
    ],
    [
      'data_exports',
      30,
      (at) => sql`
      insert into data_exports (customer_id, requested_at, failed_at) values (${customer}, ${at}, ${at})`,
    ],
    [
      'messages',
      180,
      (at) => sql`
      insert into messages (id, customer_id, channel, template, language, recipient_mask, created_at, expires_at, sent_at)
      values (gen_random_uuid(), ${customer}, 'sms', 'otp', 'en', '9', ${at}, ${at}, ${at})`,
    ],
  ]
  const before = new Map(await Promise.all(rows.map(async ([table]) => [table, await count(table)] as const)))
  for (const [, days, insert] of rows) {
    await insert(ago(days + 1), true).execute(db)
    await insert(ago(days - 1), false).execute(db)
  }
  await removeExpiredData(services)
  await removeExpiredData(services)
  for (const [table] of rows) expect(await count(table), table).toBe((before.get(table) ?? 0) + 1)
})

it("the gateway's old notifications lose their contents, and registrations that proved nothing their names", async () => {
  const { db, services } = portal
  for (const days of [181, 179]) {
    await sql`
      insert into webhook_deliveries (idempotency_key, type, payload, outcome, received_at)
      values (${String(days)}, 'X', '{"phone":"9"}', 'settled', ${ago(days)})`.execute(db)
  }
  const { customerId: old } = await createCustomer(services, { verified: false })
  const { customerId: young } = await createCustomer(services, { verified: false })
  await sql`update customers set created_at = ${ago(31)} where id = ${old}`.execute(db)
  await sql`
    insert into messages (id, customer_id, channel, template, language, recipient_mask, created_at, expires_at, sent_at)
    values (gen_random_uuid(), ${old}, 'sms', 'otp', 'en', '9', ${ago(31)}, ${ago(31)}, now())`.execute(db)
  await sql`insert into businesses (customer_id, name_of_firm) values (${old}, 'Firm')`.execute(db)
  await removeExpiredData(services)
  const payloads = await db
    .selectFrom('webhook_deliveries')
    .select('payload')
    .orderBy('received_at')
    .execute()
  expect(payloads.map(({ payload }) => payload)).toEqual(['{}', '{"phone":"9"}'])
  const names = await db
    .selectFrom('customers')
    .select(['id', 'name_of_person'])
    .where('id', 'in', [old, young])
    .execute()
  expect(new Map(names.map(({ id, name_of_person }) => [id, name_of_person]))).toEqual(
    new Map([
      [old, 'Erased'],
      [young, 'Asha Patil'],
    ]),
  )
  for (const table of ['messages', 'businesses'] as const) {
    const left = await db.selectFrom(table).select('id').where('customer_id', '=', old).execute()
    expect(left, table).toEqual([])
  }
})

/** A registration of 31 days ago that has proved nothing by now. */
async function createOldRegistration() {
  const { customerId } = await createCustomer(portal.services, { verified: false })
  await sql`update customers set created_at = ${ago(31)} where id = ${customerId}`.execute(portal.db)
  return customerId
}

async function createExpiredEvent() {
  await sql`insert into security_events (event, recorded_at) values ('sign_in_failed', ${ago(366)})`.execute(
    portal.db,
  )
}

async function countExpiredEvents() {
  const { rows } = await sql`select from security_events where recorded_at < ${ago(365)}`.execute(portal.db)
  return rows.length
}

const nameOf = async (id: string) =>
  (await portal.db.selectFrom('customers').select('name_of_person').where('id', '=', id).executeTakeFirst())
    ?.name_of_person

it('who used the portal and then changed the only proved address for an unproved one is no abandoned registration', async () => {
  const { db, services } = portal
  const customerId = await createOldRegistration()
  await sql`insert into audit_entries (action, entity_type, customer_id)
    values ('USER_ACTION', 'customer', ${customerId})`.execute(db)
  await createExpiredEvent()
  await removeExpiredData(services)
  expect(await nameOf(customerId)).toBe('Asha Patil')
  expect(await countExpiredEvents()).toBe(0)
})

it('a customer whose data cannot be removed holds up nothing else, and the job fails', async () => {
  const { db, services } = portal
  const ids = [await createOldRegistration(), await createOldRegistration(), await createOldRegistration()]
  const [failing = '', ...others] = ids.sort()
  await createExpiredEvent()
  await sql`create function refuse_erasure() returns trigger language plpgsql as
    $$ begin raise exception 'Erasure of % failed', old.id; end $$`.execute(db)
  await sql`create trigger refuse_erasure before update on customers for each row
    when (old.id = ${sql.lit(failing)}) execute function refuse_erasure()`.execute(db)
  try {
    await expect(removeExpiredData(services)).rejects.toThrow(`Erasure of ${failing} failed`)
  } finally {
    await sql`drop function refuse_erasure cascade`.execute(db)
  }
  expect(await nameOf(failing)).toBe('Asha Patil')
  for (const id of others) expect(await nameOf(id)).toBe('Erased')
  expect(await countExpiredEvents()).toBe(0)
  await removeExpiredData(services)
  expect(await nameOf(failing)).toBe('Erased')
})

it.each([
  ['audit_entries', 365],
  ['consents', 3 * 366],
] as const)(
  'of an erased customer %s go %i days after the erasure and after themselves, and of others nothing',
  async (table, days) => {
    const { db, services } = portal
    const add = (customerId: string, age: number) =>
      table === 'consents'
        ? sql`insert into consents (customer_id, purpose, decision, notice_version, language, how, recorded_at)
          values (${customerId}, 'service', 'given', 1, 'en', 'profile', ${ago(age)})`.execute(db)
        : sql`insert into audit_entries (action, entity_type, customer_id, recorded_at)
          values ('USER_ACTION', 'hold', ${customerId}, ${ago(age)})`.execute(db)
    const [gone, lately, here] = [
      await createCustomer(services),
      await createCustomer(services),
      await createCustomer(services),
    ].map(({ customerId }) => customerId)
    if (!gone || !lately || !here) throw new Error('There are three customers')
    for (const customerId of [gone, lately, here]) await add(customerId, days + 500)
    // The date of an erasure is writable by the portal: it must not delete what was recorded afterwards.
    await add(gone, days - 10)
    await sql`update customers set erased_at = ${ago(days + 1)} where id = ${gone}`.execute(db)
    await sql`update customers set erased_at = ${ago(days - 60)} where id = ${lately}`.execute(db)
    await removeExpiredData(services)
    const left = await db
      .selectFrom(table)
      .select(['customer_id', sql<boolean>`recorded_at < ${ago(days)}`.as('is_old')])
      .where('customer_id', 'in', [gone, lately, here])
      .execute()
    const whose = (isOld: boolean) =>
      left.filter(({ is_old }) => is_old === isOld).map(({ customer_id }) => customer_id)
    expect(whose(true).sort()).toEqual([lately, here].sort())
    expect(whose(false)).toEqual([gone])
  },
)

it('more than one piece of reports and notifications is worked off in one night', async () => {
  const { db, services } = portal
  await sql`insert into message_receipts (provider, provider_message_id, state, occurred_at, received_at)
    select 'x', n::text, 'sent', now(), ${ago(181)} from generate_series(1, 1001) n`.execute(db)
  await sql`insert into webhook_deliveries (idempotency_key, type, payload, outcome, received_at)
    select 'many-' || n, 'X', '{"phone":"9"}', 'settled', ${ago(181)} from generate_series(1, 1001) n`.execute(
    db,
  )
  await removeExpiredData(services)
  expect(await count('message_receipts')).toBe(0)
  const { rows } = await sql`
    select from webhook_deliveries where idempotency_key like 'many-%' and payload <> '{}'`.execute(db)
  expect(rows).toEqual([])
})

/** Leading columns of indexes over all rows with a value, or of partial indexes. */
async function listIndexedColumns(condition = '') {
  const { rows } = await sql<{ place: string }>`
    select i.indrelid::regclass || '.' || a.attname as place
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', '(' || a.attname || ' IS NOT NULL)', ${condition})
  `.execute(portal.db)
  return rows.map(({ place }) => place)
}

it('what is looked for by a column every night or at an erasure has an index', async () => {
  expect(await listIndexedColumns(`(payload <> '{}'::text)`)).toEqual(
    expect.arrayContaining([
      'otp_challenges.message_id',
      'webhook_deliveries.order_id',
      'webhook_deliveries.received_at',
      'message_receipts.received_at',
      'customers.erased_at',
      'applications.customer_id',
      'sessions.switched_from',
      'account_switches.to_customer',
      'panel_codes.customer_id',
    ]),
  )
})

it('what refers to rows that are removed some day has an index, so that no removal looks through whole tables', async () => {
  const { rows } = await sql<{ place: string; target: string }>`
    select c.conrelid::regclass || '.' || a.attname as place, c.confrelid::regclass::text as target
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(portal.db)
  const forGood = ['customers', 'money_document_series', 'service_versions', 'staff_members']
  const referring = rows.filter(({ target }) => !forGood.includes(target)).map(({ place }) => place)
  expect(referring.length).toBeGreaterThan(25)
  const indexed = await listIndexedColumns()
  expect(referring.filter((place) => !indexed.includes(place))).toEqual([])
})

it('what the law lets go of erased customers goes so many rows at a time, whichever tables they are of', async () => {
  const { db, services } = portal
  const customers = [await createCustomer(services), await createCustomer(services)]
  for (const { customerId } of customers) {
    for (let entry = 0; entry < 3; entry++) {
      await sql`insert into audit_entries (action, entity_type, customer_id, recorded_at)
        values ('USER_ACTION', 'batch', ${customerId}, ${ago(2000)})`.execute(db)
    }
    await sql`insert into consents (customer_id, purpose, decision, notice_version, language, how, recorded_at)
      values (${customerId}, 'service', 'given', 1, 'en', 'profile', ${ago(2000)})`.execute(db)
    await sql`update customers set erased_at = ${ago(1999)} where id = ${customerId}`.execute(db)
  }
  const removed: number[] = []
  for (let batch = 0; batch < 4; batch++) {
    const { rows } = await sql<{ removed: number }>`
      select remove_expired_holds_of(4) as removed`.execute(services.db)
    removed.push(...rows.map((row) => row.removed))
  }
  expect(removed).toEqual([4, 4, 0, 0])
})
