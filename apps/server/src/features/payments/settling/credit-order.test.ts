import { expect, it } from 'vitest'
import { openSettlementPlace } from '../../../platform/settlement-place.ts'
import { type OrderWish, placeOrder } from '../../../testing/factories/place-order.ts'
import { readOrderState } from '../../../testing/payment-effects.ts'
import { recordStatements } from '../../../testing/record-statements.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { findOrder } from '../records/order-queries.ts'
import { settleOrder } from './settle-order.ts'

const { gateway, portal } = await startPayments()

/** The statements of the transaction that credits an order. */
async function credit(wish: OrderWish = {}): Promise<string[]> {
  const order = await placeOrder(portal, gateway, wish)
  await order.pay('success')
  const found = await findOrder(portal.db, order.orderId)
  if (!found) throw new Error('There is no order')
  const { db, statements } = recordStatements(portal.db)
  const settlements = openSettlementPlace({ db, atOnce: 1 })
  expect(await settleOrder({ ...portal.services, settlements }, found)).toBe('paid')
  expect(await readOrderState(portal.db, order.orderId)).toBe('paid')
  return statements
}

const reads = (statements: readonly string[], table: string) =>
  statements.filter((text) => new RegExp(`\\b(from|join) "?${table}\\b`).test(text))

it('a credit reads the application once, under its lock', async () => {
  const statements = await credit()
  const [lock, read, ...more] = reads(statements, 'applications')
  expect(lock).toMatch(/for no key update$/)
  expect(read).not.toMatch(/for (no key )?update$/)
  expect(more).toEqual([])
})

it('once a series of numbers is locked, a credit only numbers and writes documents', async () => {
  const statements = await credit()
  const lock = statements.findIndex((text) => text.includes('"money_document_series"'))
  expect(lock).toBeGreaterThan(0)
  const [taken, clock, last, ...written] = statements.slice(lock)
  expect(taken).toMatch(/for update$/)
  expect(clock).toBe('select clock_timestamp() as now')
  expect(last).toMatch(/^select "sequence" from "money_documents"/)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/^insert into "money_documents"/)
})
