import { expect, it } from 'vitest'
import { pickPayment } from './pick-payment.ts'
import type { PaymentEntity } from './razorpay-wire.ts'

const payment = (id: string, change: Partial<PaymentEntity> = {}): PaymentEntity => ({
  id,
  amount: 1_500_000,
  currency: 'INR',
  status: 'captured',
  created_at: 1,
  ...change,
})

it('the payment with the least left that is enough', () => {
  const payments = [payment('whole'), payment('begun', { amount_refunded: 500_000 })]
  expect(pickPayment(payments, '10000.00')?.id).toBe('begun')
  expect(pickPayment(payments, '10000.01')?.id).toBe('whole')
})

it('of several alike the earliest', () => {
  expect(pickPayment([payment('later', { created_at: 2 }), payment('first')], '1.00')?.id).toBe('first')
})

it('none that was not captured, is in another currency or has too little left', () => {
  const payments = [
    payment('failed', { status: 'failed' }),
    payment('foreign', { currency: 'USD' }),
    payment('returned', { status: 'refunded', amount_refunded: 1_500_000 }),
  ]
  expect(pickPayment(payments, '1.00')).toBeUndefined()
})
