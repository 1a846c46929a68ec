import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Checkout, CheckoutUnavailable, openCheckout, waitForCheckout } from './checkout-script.ts'

const url = 'https://gateway.test/cashfree.js'
const provided: Checkout = { checkout: async () => undefined }
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${url}"]`)

afterEach(() => {
  vi.useRealTimers()
  script()?.remove()
  delete window.Cashfree
})

describe("the provider's script", () => {
  it('[PY-02] is loaded and looked for every 500 ms until it is there', async () => {
    vi.useFakeTimers()
    const waiting = waitForCheckout({ script_url: url, mode: 'production' })
    expect(script()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(5100)
    const modes: string[] = []
    window.Cashfree = ({ mode }) => {
      modes.push(mode)
      return provided
    }
    await vi.advanceTimersByTimeAsync(300)
    expect(modes).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(await waiting).toBe(provided)
    expect(modes).toEqual(['production'])
  })

  it('is given up when it cannot be loaded, and asked for anew the next time', async () => {
    vi.useFakeTimers()
    const waiting = expect(waitForCheckout({ script_url: url, mode: 'sandbox' })).rejects.toThrow(
      CheckoutUnavailable,
    )
    const first = script()
    first?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(500)
    await waiting
    void waitForCheckout({ script_url: url, mode: 'sandbox' }).catch(() => {})
    expect(script()).not.toBe(first)
  })
})

describe('the checkout', () => {
  it('[PY-02] opens in a modal with the site as return address', async () => {
    const asked: unknown[] = []
    await openCheckout({ checkout: async (options) => void asked.push(options) }, 'session')
    expect(asked).toEqual([
      { paymentSessionId: 'session', redirectTarget: '_modal', returnUrl: location.origin },
    ])
  })

  it('counts an error and a rejection as closed, and an end as not', async () => {
    const end = (checkout: () => Promise<object>) => openCheckout({ checkout }, 'session')
    expect(await end(async () => ({ error: { message: 'closed' } }))).toEqual({
      closed: true,
      message: 'closed',
    })
    expect(await end(() => Promise.reject(new Error('broken')))).toEqual({ closed: true, message: 'broken' })
    expect(await end(async () => ({ paymentDetails: {} }))).toEqual({ closed: false, message: '' })
  })
})
