import { randomUUID } from 'node:crypto'
import { financialYearAt, financialYearText } from '@sanad/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/db.ts'
import { openSettlementPlace } from '../../platform/settlement-place.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { createOrder } from '../../testing/factories/payments.ts'
import { createCustomer } from '../../testing/factories/sign-in.ts'
import { startPayments } from '../../testing/start-payments.ts'
import { findOrder } from '../payments/records/order-queries.ts'
import { settleOrder } from '../payments/settling/settle-order.ts'
import { allotNumber } from './allot-number.ts'
import { getBilledApplication } from './billed-application.ts'
import { draftReceiptVoucher } from './draft-receipt-voucher.ts'
import { issueDocuments } from './issue-documents.ts'

const { gateway, portal } = await startPayments()

const year = financialYearText(financialYearAt(new Date().toISOString()))

const payAtGateway = (order_id: string) => gateway.lever('pay', { order_id, outcome: 'success' })

/** Paid at the gateway by a customer of its own; made past the API. */
async function paidAtGateway() {
  const { customerId } = await createCustomer(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const orderId = await createOrder(portal.services, {
    applicationId,
    customerId,
    provider: gateway.provider,
  })
  const customer = { id: customerId, name: 'Asha Patil', email: 'asha@example.in', mobile: '9876543210' }
  const expiresAt = new Date(Date.now() + 3_600_000)
  await portal.services.gateways.active.createOrder({
    orderId,
    amountRupees: 15_000,
    customer,
    returnUrl: 'https://sanad.example',
    expiresAt,
    mayExist: false,
  })
  await payAtGateway(orderId)
  return { orderId, applicationId }
}

/** Does all of it, so many at a time: whoever waits too long for a connection gives up. */
async function inLanes<T>(lanes: number, work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const waiting = work.values()
  const outcomes: T[] = []
  const lane = async () => {
    for (const next of waiting) outcomes.push(await next())
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

it('200 payments at once get 200 consecutive numbers, each one; failures in between leave no hole', async () => {
  const { config } = portal.services
  const orders = await inLanes(
    8,
    Array.from({ length: 200 }, () => paidAtGateway),
  )
  // Three processes, each with its connections.
  const pools = [1, 2, 3].map(() => openDatabase({ url: config.databaseUrl, poolSize: 5 }))
  const places = pools.map((db) => openSettlementPlace({ db, atOnce: 5 }))
  const settle = async (turn: number, orderId: string) => {
    const settlements = places[turn % places.length] ?? portal.services.settlements
    const found = await findOrder(portal.db, orderId)
    return found && settleOrder({ ...portal.services, settlements }, found)
  }
  const fail = async (): Promise<never> => {
    const [{ orderId = '', applicationId = '' } = {}] = orders
    return portal.db.transaction().execute(async (tx) => {
      const item = { application_id: applicationId, item: randomUUID(), order_id: orderId }
      await tx.insertInto('settled_items').values(item).execute()
      const application = await getBilledApplication(tx, applicationId, config.secrets.personalData)
      const draft = draftReceiptVoucher(application, orderId)
      await issueDocuments(tx, config, draft ? [draft] : [])
      throw new Error('The process fails before it commits')
    })
  }
  const work = orders.flatMap(({ orderId }, index): (() => Promise<string | undefined>)[] => [
    // Some by verify and webhook at once, in two processes.
    () => settle(index, orderId),
    ...(index % 4 === 0 ? [() => settle(index + 1, orderId)] : []),
    ...(index % 10 === 9 ? [() => fail().catch(() => 'failed')] : []),
  ])
  const outcomes = await inLanes(15, work)
  await Promise.all(places.map((place) => place.close()))
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(250)
  expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(20)

  const documents = await portal.db
    .selectFrom('money_documents')
    .select(['number', 'order_id', 'issued_at'])
    .where('kind', '=', 'receipt_voucher')
    .orderBy('sequence')
    .execute()
  expect(documents.map(({ number }) => number)).toEqual(
    Array.from({ length: 200 }, (_, index) => `RV/${year}/${String(index + 1).padStart(6, '0')}`),
  )
  expect(new Set(documents.map(({ order_id }) => order_id)).size).toBe(200)
  const times = documents.map(({ issued_at }) => issued_at.getTime())
  expect(times).toEqual([...times].sort((one, other) => one - other))
}, 60_000)

it('the time of issue is that of the number, not that at which its transaction began', async () => {
  const [earlier, later] = await portal.db.transaction().execute(async (tx) => {
    await sql`select now(), pg_sleep(0.01)`.execute(tx)
    const first = await portal.db.transaction().execute((other) => allotNumber(other, 'receipt_voucher'))
    return [first, await allotNumber(tx, 'receipt_voucher')]
  })
  expect(later.issuedAt >= earlier.issuedAt).toBe(true)
})
