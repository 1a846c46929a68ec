import { afterEach, expect, it } from 'vitest'
import { findCashfree } from './cashfree.ts'
import type { CheckoutTarget } from './checkout.ts'

const target: CheckoutTarget = {
  ...{ provider: 'cashfree', script_url: 'https://gateway.test/cashfree.js', mode: 'sandbox' },
  key: null,
}
const session = { paymentSessionId: 'session', orderId: 'TCR-1' }

afterEach(() => {
  delete window.Cashfree
})

it('[PY-02] opens in a modal with the site as return address', async () => {
  const asked: unknown[] = []
  window.Cashfree = () => ({ checkout: async (options) => void asked.push(options) })
  await findCashfree(target)?.(session)
  expect(asked).toEqual([
    { paymentSessionId: 'session', redirectTarget: '_modal', returnUrl: location.origin },
  ])
})

it('tells a cancellation from a fault, and both from an end', async () => {
  const end = (checkout: () => Promise<object>) => {
    window.Cashfree = () => ({ checkout })
    return findCashfree(target)?.(session)
  }
  expect(await end(async () => ({ error: { message: 'Payment cancelled by the customer' } }))).toBe(
    'cancelled',
  )
  expect(await end(async () => ({ error: {} }))).toBe('failed')
  expect(await end(() => Promise.reject(new Error('broken')))).toBe('failed')
  expect(await end(async () => ({ paymentDetails: {} }))).toBe('ended')
})
