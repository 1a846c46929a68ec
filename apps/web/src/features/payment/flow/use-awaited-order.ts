import { useEffect, useEffectEvent } from 'react'
import type { PricedOrder } from '../ordering/payment-requests.ts'
import { awaitOrder, takeAwaitedOrder } from './awaited-order.ts'

interface Awaiting {
  readonly confirming: PricedOrder | undefined
  /** Nothing is under way and there is nothing to tell. */
  readonly isIdle: boolean
  readonly ask: (order: PricedOrder) => void
}

/** A pending order may be decided by a webhook or the poller: verify it when it leaves the pending state. */
export function useAwaitedOrder(applicationId: string, { confirming, isIdle, ask }: Awaiting): void {
  const remember = useEffectEvent(() => confirming && awaitOrder(applicationId, confirming))
  const askAboutAwaited = useEffectEvent(() => {
    const awaited = takeAwaitedOrder(applicationId)
    if (awaited) ask(awaited)
  })
  const orderId = confirming?.orderId
  useEffect(() => {
    if (orderId !== undefined) remember()
    else if (isIdle) askAboutAwaited()
  }, [orderId, isIdle])
}
