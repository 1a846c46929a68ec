import { afterEach, expect, it, vi } from 'vitest'
import type { CheckoutTarget } from './checkout.ts'
import { CheckoutUnavailable, waitForCheckout } from './load-checkout.ts'

const url = 'https://gateway.test/cashfree.js'
const target: CheckoutTarget = { provider: 'cashfree', script_url: url, mode: 'production', key: null }
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${url}"]`)

afterEach(() => {
  vi.useRealTimers()
  script()?.remove()
  delete window.Cashfree
})

it("[PY-02] the provider's script is loaded and looked for every 500 ms until it is there", async () => {
  vi.useFakeTimers()
  const waiting = waitForCheckout(target)
  expect(script()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(5100)
  const modes: string[] = []
  window.Cashfree = ({ mode }) => {
    modes.push(mode)
    return { checkout: async () => undefined }
  }
  await vi.advanceTimersByTimeAsync(300)
  expect(modes).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  const checkout = await waiting
  await checkout({ paymentSessionId: 'session', orderId: 'TCR-1' })
  expect(modes).toEqual(['production'])
})

it('a script is given up when it cannot be loaded, and asked for anew the next time', async () => {
  vi.useFakeTimers()
  const waiting = expect(waitForCheckout(target)).rejects.toThrow(CheckoutUnavailable)
  const first = script()
  first?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(500)
  await waiting
  void waitForCheckout(target).catch(() => {})
  expect(script()).not.toBe(first)
})

it('a provider that this app does not know has no checkout', async () => {
  vi.useFakeTimers()
  const waiting = expect(waitForCheckout({ ...target, provider: 'other' as 'cashfree' })).rejects.toThrow(
    CheckoutUnavailable,
  )
  await vi.advanceTimersByTimeAsync(16_000)
  await waiting
})
