import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { findPaymentSituation } from './payment-situation.ts'

const outline = {
  order_id: 'TCR-1',
  total: 1180,
  is_full_payment: true,
  begun_at: '2026-11-20T10:00:00.000Z',
  bank_decides_by: '2026-11-27',
}
const unverified = { orderId: 'TCR-1', isFull: true, stageTitles: [], total: 1180 }
const kindOf = (parts: Parameters<typeof makeServiceApplication>[0], order?: typeof unverified) =>
  findPaymentSituation(makeServiceApplication(parts), order)?.kind

it('there is nothing to tell without a payment', () => {
  expect(kindOf({})).toBeUndefined()
})

it('what the bank is deciding stays so while it cannot be asked', () => {
  expect(kindOf({ live_order: { ...outline, confirming: true } }, unverified)).toBe('confirming')
})

it('an order that nobody could check is unknown, whatever was known before', () => {
  expect(kindOf({ live_order: { ...outline, confirming: false } }, unverified)).toBe('unknown')
  expect(kindOf({}, unverified)).toBe('unknown')
})

it('a live order comes before one that has ended', () => {
  expect(kindOf({ live_order: { ...outline, confirming: false } })).toBe('open')
  expect(kindOf({ ended_order: { ...outline, status: 'failed', reason: null } })).toBe('failed')
})
