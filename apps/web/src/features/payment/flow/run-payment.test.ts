import { describe, expect, it } from 'vitest'
import type { CheckoutEnd } from '../checkouts/checkout.ts'
import { type PaymentSteps, runPayment } from './run-payment.ts'

function makeSteps(steps: Partial<PaymentSteps> = {}) {
  const log: string[] = []
  const all: PaymentSteps = {
    onPhase: (phase) => log.push(phase),
    waitForCheckout: async () => async () => 'ended',
    createSession: async () => ({ paymentSessionId: 'session', orderId: 'order' }),
    verify: async (orderId, { closed }) => {
      log.push(`verify ${orderId} ${closed ? 'closed' : 'ended'}`)
      return { status: 'paid' }
    },
    ...steps,
  }
  return { steps: all, log }
}

describe('a payment', () => {
  it('[PY-01] [PY-03] waits for the script, checks the amount, creates, opens the checkout, then verifies', async () => {
    const { steps, log } = makeSteps()
    const outcome = await runPayment(15000, steps)
    expect(log).toEqual([
      'initialising',
      'creating_session',
      'loading_gateway',
      'verifying',
      'verify order ended',
    ])
    expect(outcome).toEqual({ kind: 'settled', status: 'paid', wasCancelled: true })
  })

  it.each([0, -5, Number.NaN])('[PY-03] creates no order for the amount %s', async (total) => {
    const { steps, log } = makeSteps()
    expect(await runPayment(total, steps)).toEqual({ kind: 'amount_invalid' })
    expect(log).toEqual(['initialising'])
  })

  it('opens nothing when no order could be created', async () => {
    const error = new Error('refused')
    const { steps, log } = makeSteps({ createSession: () => Promise.reject(error) })
    expect(await runPayment(1, steps)).toEqual({ kind: 'not_created', error })
    expect(log).not.toContain('loading_gateway')
  })

  it('says so when the session or the script is missing', async () => {
    const { steps } = makeSteps({ createSession: async () => ({ paymentSessionId: '', orderId: 'order' }) })
    expect(await runPayment(1, steps)).toEqual({ kind: 'session_missing' })
    const offline = makeSteps({ waitForCheckout: () => Promise.reject(new Error('offline')) })
    expect(await runPayment(1, offline.steps)).toEqual({ kind: 'script_missing' })
  })

  it('[PY-05] [PY-07] asks the server also about a checkout that was closed or that failed', async () => {
    const ends: CheckoutEnd[] = ['cancelled', 'failed']
    for (const end of ends) {
      const { steps, log } = makeSteps({
        waitForCheckout: async () => async () => end,
        verify: async (_orderId, { closed }) => {
          log.push(`closed ${closed}`)
          return { status: 'cancelled' }
        },
      })
      const wasCancelled = end === 'cancelled'
      expect(await runPayment(1, steps)).toEqual({ kind: 'settled', status: 'cancelled', wasCancelled })
      expect(log).toContain('closed true')
    }
  })

  it('hands on what the provider signed', async () => {
    const result = { razorpay_signature: 'ab' }
    const told: unknown[] = []
    const { steps } = makeSteps({
      waitForCheckout: async () => async () => ({ result }),
      verify: async (_orderId, end) => {
        told.push(end)
        return { status: 'paid' }
      },
    })
    await runPayment(1, steps)
    expect(told).toEqual([{ closed: false, result }])
  })

  it('stays open to another try when nobody can say what became of it', async () => {
    const error = new Error('offline')
    const { steps } = makeSteps({ verify: () => Promise.reject(error) })
    expect(await runPayment(1, steps)).toEqual({ kind: 'unverified', error })
  })
})
