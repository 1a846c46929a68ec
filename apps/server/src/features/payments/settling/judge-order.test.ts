import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GatewayAttempt, GatewayOrder } from '../../../platform/payments/payment-gateway.ts'
import { judgeOrder } from './judge-order.ts'

const ours = { amountRupees: 15000, currency: 'INR' }

function order(change: Partial<GatewayOrder> = {}): GatewayOrder {
  return {
    orderId: 'TCR-1',
    amountRupees: '15000.00',
    currency: 'INR',
    status: 'paid',
    sessionId: 'session',
    ...change,
  }
}

function attempt(change: Partial<GatewayAttempt> = {}): GatewayAttempt {
  return {
    paymentId: '1',
    status: 'succeeded',
    amountRupees: '15000.00',
    currency: 'INR',
    method: 'upi',
    message: '',
    bankReference: null,
    paidAt: null,
    ...change,
  }
}

it('[PY-05] is paid when order, attempt, amount and currency agree', () => {
  expect(judgeOrder(ours, { order: order(), attempts: [attempt()] }).verdict).toBe('paid')
})

it('finds the successful attempt wherever it stands among failed ones', () => {
  const attempts = [
    attempt({ paymentId: '2', status: 'failed' }),
    attempt(),
    attempt({ status: 'cancelled' }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(attempts, { minLength: 3 }), (shuffled) => {
      expect(judgeOrder(ours, { order: order(), attempts: shuffled }).verdict).toBe('paid')
    }),
  )
})

it.each([
  ['order amount', { order: order({ amountRupees: '14999.00' }), attempts: [attempt()] }],
  ['order currency', { order: order({ currency: 'USD' }), attempts: [attempt()] }],
  ['attempt amount', { order: order(), attempts: [attempt({ amountRupees: '1.00' })] }],
  ['attempt currency', { order: order(), attempts: [attempt({ currency: 'USD' })] }],
])('[PY-05] is a mismatch for a person to look at when the %s differs', (_what, truth) => {
  expect(judgeOrder(ours, truth).verdict).toBe('mismatch')
})

it('waits while an attempt is pending, also after the order expired', () => {
  const attempts = [attempt({ status: 'pending' })]
  expect(judgeOrder(ours, { order: order({ status: 'open' }), attempts }).verdict).toBe('pending')
  expect(judgeOrder(ours, { order: order({ status: 'expired' }), attempts }).verdict).toBe('pending')
})

it('[PY-05] waits when a success is known before the order says paid, and the other way round', () => {
  expect(judgeOrder(ours, { order: order({ status: 'open' }), attempts: [attempt()] }).verdict).toBe(
    'pending',
  )
  expect(judgeOrder(ours, { order: order(), attempts: [] }).verdict).toBe('pending')
})

it('tells an open order from a failed, an ended and an unknown one', () => {
  const active = order({ status: 'open' })
  expect(judgeOrder(ours, { order: active, attempts: [] }).verdict).toBe('open')
  expect(judgeOrder(ours, { order: active, attempts: [attempt({ status: 'failed' })] }).verdict).toBe(
    'failed',
  )
  expect(judgeOrder(ours, { order: order({ status: 'closed' }), attempts: [] }).verdict).toBe('expired')
  expect(judgeOrder(ours, { order: undefined, attempts: [] }).verdict).toBe('unknown')
})

it('never calls anything paid unless the gateway says paid and succeeded', () => {
  const status = fc.constantFrom('open', 'expired', 'closed' as const)
  const attemptStatus = fc.constantFrom('succeeded', 'failed', 'cancelled', 'pending' as const)
  fc.assert(
    fc.property(status, fc.array(attemptStatus), (orderStatus, attemptStatuses) => {
      const attempts = attemptStatuses.map((one) => attempt({ status: one }))
      const truth = { order: order({ status: orderStatus }), attempts }
      expect(judgeOrder(ours, truth).verdict).not.toBe('paid')
    }),
  )
})
