import { afterEach, expect, it } from 'vitest'
import type { CheckoutTarget } from './checkout.ts'
import { findRazorpay } from './razorpay.ts'

const target: CheckoutTarget = {
  ...{ provider: 'razorpay', script_url: 'https://gateway.test/checkout.js', mode: 'sandbox' },
  key: 'rzp_test_key',
}
const session = { paymentSessionId: 'order_1', orderId: 'TCR-1' }

afterEach(() => {
  delete window.Razorpay
})

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0]

/** A script whose checkout does this as soon as it is open. */
function provide(onOpen: (options: Options) => void) {
  window.Razorpay = class {
    readonly #options: Options
    constructor(options: Options) {
      this.#options = options
    }
    open() {
      onOpen(this.#options)
    }
  }
}

it('[PY-02] opens the order with the public key, and hands on what the provider signed', async () => {
  const result = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' }
  const asked: unknown[] = []
  provide(({ handler, key, order_id }) => {
    asked.push({ key, order_id })
    handler(result)
  })
  expect(await findRazorpay(target)?.(session)).toEqual({ result })
  expect(asked).toEqual([{ key: 'rzp_test_key', order_id: 'order_1' }])
})

it('tells that it was left from a fault', async () => {
  provide(({ modal }) => modal.ondismiss())
  expect(await findRazorpay(target)?.(session)).toBe('cancelled')
  provide(() => {
    throw new Error('broken')
  })
  expect(await findRazorpay(target)?.(session)).toBe('failed')
})

it('is not there before its script, nor without a key', () => {
  expect(findRazorpay(target)).toBeUndefined()
  provide(() => {})
  expect(findRazorpay({ ...target, key: null })).toBeUndefined()
})
