import type { ServiceApplication } from '@sanad/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PricedOrder } from './payment-requests.ts'
import { findPurchase } from './purchase.ts'

export function liveOrderOf(application: ServiceApplication): PricedOrder | undefined {
  const { live_order } = application
  if (!live_order) return undefined
  const { order_id: orderId, is_full_payment: isFull, total } = live_order
  const stages = findPurchase(application, isFull ? 'full' : 'stage')?.stages ?? []
  return { orderId, isFull, total, stageTitles: stages.map(({ title }) => title) }
}

const askAfterMs = [0, 5_000, 10_000, 20_000, 30_000]

/** Asks about an order that an earlier visit left, and goes on asking while its payment is being confirmed. */
export function useFollowLiveOrder(application: ServiceApplication, ask: (order: PricedOrder) => void): void {
  const order = liveOrderOf(application)
  const orderId = order?.orderId
  const confirming = application.live_order?.confirming ?? false
  const [asked, setAsked] = useState(0)
  const askNow = useEffectEvent(() => order && ask(order))
  useEffect(() => {
    if (orderId === undefined || (asked > 0 && !confirming)) return
    const delay = askAfterMs[asked] ?? askAfterMs.at(-1)
    const timer = setTimeout(() => {
      askNow()
      setAsked((times) => times + 1)
    }, delay)
    return () => clearTimeout(timer)
  }, [orderId, confirming, asked])
}
