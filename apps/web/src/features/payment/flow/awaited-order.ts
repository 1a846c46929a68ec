import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import type { PricedOrder } from '../ordering/payment-requests.ts'

const Awaited = z.object({
  orderId: z.string(),
  isFull: z.boolean(),
  stageTitles: z.array(z.string()),
  total: z.number(),
})

const keyOf = (applicationId: string) => `awaitedOrder/${applicationId}`
const announcedKey = 'toldOrder'

/** Remembers in session storage which order awaits confirmation, which may arrive while the screen is not open. */
export function awaitOrder(
  applicationId: string,
  { orderId, isFull, stageTitles, total }: PricedOrder,
): void {
  writeStored('sessionStorage', keyOf(applicationId), JSON.stringify({ orderId, isFull, stageTitles, total }))
}

/** Takes the awaited order (read and remove). */
export function takeAwaitedOrder(applicationId: string): PricedOrder | undefined {
  const stored = readStored('sessionStorage', keyOf(applicationId))
  if (stored === null) return undefined
  writeStored('sessionStorage', keyOf(applicationId), null)
  try {
    return Awaited.parse(JSON.parse(stored))
  } catch {
    return undefined
  }
}

/** Test-and-set: true the first time, so that a payment is announced once. */
export function markAnnounced({ orderId }: PricedOrder): boolean {
  if (readStored('sessionStorage', announcedKey) === orderId) return false
  writeStored('sessionStorage', announcedKey, orderId)
  return true
}
