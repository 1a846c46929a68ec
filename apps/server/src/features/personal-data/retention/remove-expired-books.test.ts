import { holdEndOfBooks, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readNow } from '../../../platform/read-now.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import { requestDueErasure } from '../../../testing/factories/due-erasure.ts'
import { createReceipt } from '../../../testing/factories/money-document.ts'
import { createMoneyProposal } from '../../../testing/factories/money-proposal.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { createCustomer } from '../../../testing/factories/sign-in.ts'
import { createStaff } from '../../../testing/factories/staff.ts'
import { listTables, readWholeTable } from '../../../testing/read-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { erasePersonalData } from '../erasure/erase-personal-data.ts'
import { listHeldRecords } from '../erasure/list-held-records.ts'
import { removeExpiredData } from './remove-expired-data.ts'

let portal: TestApp
/** Instants on both sides of the retention boundary of today. */
let lastKept: Date
let firstGone: Date
beforeAll(async () => {
  portal = await startTestApp()
  const { rows } = await sql<{ begins: Date }>`
    select (date_trunc('year', now() at time zone 'Asia/Kolkata' - interval '3 months') - interval '8 years'
      + interval '3 months') at time zone 'Asia/Kolkata' as begins`.execute(portal.db)
  lastKept = rows[0]?.begins ?? new Date(Number.NaN)
  firstGone = new Date(lastKept.getTime() - 1)
})
afterAll(() => portal.close())

async function readEveryTable(): Promise<string> {
  const tables = await listTables(portal.db)
  return (await Promise.all(tables.map((table) => readWholeTable(portal.db, table)))).join('\n')
}

/** All bookkeeping and staff records of a customer, recorded at one instant. */
async function createBooks(bookedAt: Date) {
  const { services, db } = portal
  const paid = await createPaidApplication(services)
  const { orderId } = await createReceipt(services, paid)
  const { staffId } = await createStaff(services)
  const { applicationId, customerId } = paid
  const document = await giveDocument(services, paid, 'photo-id')
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('refunds')
      .values({
        ...{ order_id: orderId, application_id: applicationId, origin: 'surplus', amount_rupees: '1' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [account, rupees] of [
      ['gateway', 1],
      ['advance_from_customer', -1],
    ] as const) {
      await sql`insert into ledger_entries (order_id, account, amount_rupees, occasion, refund_id, recorded_at)
        values (${orderId}, ${account}, ${rupees}, 'refund_paid', ${id}, ${bookedAt})`.execute(tx)
    }
  })
  await sql`insert into payment_attempts (provider_payment_id, order_id, status, amount_rupees, currency)
    values (${orderId}, ${orderId}, 'succeeded', 15000, 'INR')`.execute(db)
  await sql`insert into staff_acts (application_id, staff_id, kind, stage_id, comment, request_id)
    values (${applicationId}, ${staffId}, 'hold', null, '', gen_random_uuid())`.execute(db)
  await sql`insert into document_decisions (document_id, staff_id, decision, reason, request_id)
    values (${document}, ${staffId}, 'rejected', 'Blurred', gen_random_uuid())`.execute(db)
  await sql`insert into review_acts (order_id, staff_id, resolution, payment_ids, comment, request_id)
    values (${orderId}, ${staffId}, 'nothing', '{}', '', gen_random_uuid())`.execute(db)
  const { proposalId, proposedBy } = await createMoneyProposal(services, { applicationId })
  await sql`insert into money_proposal_acts (proposal_id, proposed_by, application_id, act, staff_id)
    values (${proposalId}, ${proposedBy}, ${applicationId}, 'done', ${staffId})`.execute(db)
  await sql`insert into refund_acts (refund_id, application_id, staff_id, kind, amount_rupees, request_id, proposal_id)
    values (gen_random_uuid(), ${applicationId}, ${staffId}, 'requested', 1, gen_random_uuid(), ${proposalId})`.execute(
    db,
  )
  const discount = await createMoneyProposal(services, { kind: 'discount', applicationId })
  await sql`insert into discount_acts (application_id, staff_id, net_rupees, reason, request_id, proposal_id)
    values (${applicationId}, ${staffId}, 1, 'A returning customer', gen_random_uuid(), ${discount.proposalId})`.execute(
    db,
  )
  await sql`insert into buyer_acts (application_id, staff_id, buyer, reason, request_id)
    values (${applicationId}, ${staffId}, '{}', 'A typing mistake', gen_random_uuid())`.execute(db)
  await db.transaction().execute(async (tx) => {
    // As the database owner: the portal's role cannot update a document.
    await sql`set local role none`.execute(tx)
    await sql`update money_documents set issued_at = ${bookedAt} where order_id = ${orderId}`.execute(tx)
  })
  return { customerId, orderId }
}

const erase = (customerId: string, at: Date) =>
  sql`update customers set erased_at = ${at} where id = ${customerId}`.execute(portal.db)

it('the books of an erased customer end eight years after their financial year, and those of others never', async () => {
  const { db, services } = portal
  const now = await readNow(db)
  expect(holdEndOfBooks(lastKept.toISOString()) >= indianDayOf(now)).toBe(true)
  expect(holdEndOfBooks(firstGone.toISOString()) < indianDayOf(now)).toBe(true)
  const old = await createBooks(firstGone)
  const kept = await createBooks(lastKept)
  const here = await createBooks(firstGone)
  // Long after the booking: an erasure does not restart the period.
  for (const { customerId } of [old, kept]) await erase(customerId, new Date(now))
  const before = await readEveryTable()
  expect(before.includes(old.orderId)).toBe(true)
  await removeExpiredData(services)
  const after = await readEveryTable()
  expect(after.includes(old.orderId)).toBe(false)
  for (const { orderId } of [kept, here])
    expect(after.split(orderId).length).toBe(before.split(orderId).length)
  expect(
    await db.selectFrom('applications').select('id').where('customer_id', '=', old.customerId).execute(),
  ).toEqual([])
  await expect(sql`delete from ledger_entries`.execute(services.db)).rejects.toThrow('permission denied')
})

it.each([
  ['what was applied for', 'applications', createApplication],
  [
    'consultations of a customer who applied for nothing',
    'consultations',
    (services, { customerId }) => createConsultation(services, { customerId, startsAt: bookableSlot() }),
  ],
] satisfies [
  what: string,
  table: 'applications' | 'consultations',
  create: (services: TestApp['services'], whose: { customerId: string }) => Promise<unknown>,
][])('%s: where nothing was booked, the financial year of the erasure decides', async (_, table, create) => {
  const { db, services } = portal
  const [gone, kept] = [await createCustomer(services), await createCustomer(services)]
  for (const { customerId } of [gone, kept]) {
    await create(services, { customerId })
    await requestDueErasure(db, customerId)
    await db.transaction().execute((tx) => erasePersonalData(tx, customerId))
  }
  await erase(gone.customerId, firstGone)
  await erase(kept.customerId, lastKept)
  await removeExpiredData(services)
  const left = await db
    .selectFrom(table)
    .select('customer_id')
    .where('customer_id', 'in', [gone.customerId, kept.customerId])
    .execute()
  expect(left).toEqual([{ customer_id: kept.customerId }])
})

it('a customer is told the day until which books are kept, and nothing of books whose time is over', async () => {
  const { db } = portal
  const kept = await createBooks(lastKept)
  const until = holdEndOfBooks(lastKept.toISOString())
  expect(await listHeldRecords(db, kept.customerId)).toEqual(
    expect.arrayContaining([
      { kind: 'payments', count: 1, until },
      { kind: 'applications', count: 1, until },
    ]),
  )
  const old = await createBooks(firstGone)
  const kinds = (await listHeldRecords(db, old.customerId)).map(({ kind }) => kind)
  expect(kinds).not.toContain('payments')
  expect(kinds).not.toContain('applications')
})

it('a customer who paid for nothing is told as well what stays of applications and consultations', async () => {
  const { db, services } = portal
  const { customerId } = await createCustomer(services)
  await createApplication(services, { customerId })
  await createConsultation(services, { customerId, startsAt: bookableSlot(1) })
  const until = holdEndOfBooks(await readNow(db))
  expect(await listHeldRecords(db, customerId)).toEqual([
    { kind: 'applications', count: 1, until },
    { kind: 'consultations', count: 1, until },
  ])
})

it('what the portal writes cannot bring the end of a ledger entry or of a document nearer', async () => {
  const { db, services } = portal
  const { customerId, orderId } = await createBooks(lastKept)
  await erase(customerId, firstGone)
  await sql`update payment_orders set created_at = ${firstGone} where order_id = ${orderId}`.execute(db)
  await sql`update applications set created_at = ${firstGone} where customer_id = ${customerId}`.execute(db)
  const kept = async (table: 'ledger_entries' | 'money_documents') =>
    (await db.selectFrom(table).select('id').where('order_id', '=', orderId).execute()).length
  const before = [await kept('ledger_entries'), await kept('money_documents')]
  await removeExpiredData(services)
  expect([await kept('ledger_entries'), await kept('money_documents')]).toEqual(before)
  for (const change of [
    sql`update ledger_entries set recorded_at = ${firstGone}`,
    sql`update money_documents set issued_at = ${firstGone}`,
  ]) {
    await expect(change.execute(services.db)).rejects.toThrow('permission denied')
  }
})

it('the day of an order is none of a booking and holds nothing back', async () => {
  const { db, services } = portal
  const { customerId } = await createBooks(firstGone)
  await sql`update payment_orders set created_at = ${lastKept} where customer_id = ${customerId}`.execute(db)
  await erase(customerId, lastKept)
  await removeExpiredData(services)
  const left = db.selectFrom('applications').select('id').where('customer_id', '=', customerId)
  expect(await left.execute()).toEqual([])
})

it('more than one piece of customers is worked off in one night, each by itself', async () => {
  const { db, services } = portal
  await sql`insert into customers (mobile, email, name_of_person, erased_at)
    select 'erased', 'many', 'Erased', ${firstGone}::timestamptz from generate_series(1, 102)`.execute(db)
  await sql`insert into consultations (customer_id, request_id, topic, mode, starts_at)
    select id, gen_random_uuid(), 'gst', 'phone', now() from customers where email = 'many'`.execute(db)
  const left = async () => {
    const { rows } = await sql`
      select from consultations t join customers c on c.id = t.customer_id where c.email = 'many'`.execute(db)
    return rows.length
  }
  const piece = await sql`select remove_expired_books(1) as customers`.execute(db)
  expect(piece.rows).toEqual([{ customers: 1 }])
  expect(await left()).toBe(101)
  await removeExpiredData(services)
  expect(await left()).toBe(0)
  expect((await sql`select remove_expired_books(1) as customers`.execute(db)).rows).toEqual([
    { customers: 0 },
  ])
})
