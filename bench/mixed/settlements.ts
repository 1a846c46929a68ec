import { createApplication, createPayment, verifyPayment } from '@sanad/contracts'
import { registerCustomer, succeed } from '@sanad/testing'
import type { Stack } from '../../faults/harness/stack.ts'
import type { Recorder } from './recorder.ts'
import type { Written } from './written.ts'

interface Checkout {
  readonly token: string
  readonly orderId: string
}

const perCustomer = 5

/** Opens so many checkouts, to be paid all at once later. */
export async function openCheckouts({ origin, provider }: Stack, count: number): Promise<Checkout[]> {
  const checkouts: Checkout[] = []
  const customers = Math.ceil(count / perCustomer)
  for (let from = 0; from < customers; from += 10) {
    const open = async () => {
      const { id, token } = await registerCustomer(origin)
      for (let index = 0; index < perCustomer && checkouts.length < count; index++) {
        const body = { service_id: 'tc-registration', stateId: 21 }
        const { data } = await succeed(origin, createApplication, { token, body })
        const { orderId } = await succeed(origin, createPayment, {
          token,
          params: { payment_provider: provider },
          body: { user_id: id, service_type: 'tc-registration', application_id: data.id, amount: 15_000 },
        })
        checkouts.push({ token, orderId })
      }
    }
    await Promise.all(Array.from({ length: Math.min(10, customers - from) }, open))
  }
  return checkouts
}

/** Everybody pays within a moment: the gateway sends its webhooks, and every browser asks how it went. */
export async function payAtOnce(
  stack: Stack,
  checkouts: readonly Checkout[],
  { recorder, written }: { recorder: Recorder; written: Written },
): Promise<void> {
  const portal = recorder.at(stack.portals[0]?.origin ?? stack.origin, '10.9.9.9', 'settle')
  await Promise.all(
    checkouts.map(async ({ token, orderId }) => {
      await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
      const request = { token, params: { payment_provider: stack.provider }, body: { orderId } }
      const verified = await succeed(portal, verifyPayment, request).catch(() => undefined)
      if (verified?.status === 'paid') written.paid.push(orderId)
    }),
  )
}
