import { useEffect, useEffectEvent, useState } from 'react'

/** Backoff; the last delay repeats. */
const waitsMs = [0, 5_000, 10_000, 20_000, 40_000, 60_000, 120_000]

interface Following {
  /** What is asked about; undefined where there is nothing to ask. */
  readonly orderId: string | undefined
  /** Keep polling until the order is decided. */
  readonly isUndecided: boolean
  readonly ask: () => void
}

/**
 * Polls an order's status: at once for one that an earlier visit left, then with backoff while it is
 * undecided, and at once when the page becomes visible again (return from a UPI app).
 */
export function useFollowOrder({ orderId, isUndecided, ask }: Following): void {
  const [leftBehind] = useState(orderId)
  const start = orderId === leftBehind ? 0 : 1
  const [asked, setAsked] = useState({ orderId, times: start })
  const times = asked.orderId === orderId ? asked.times : start
  const askNow = useEffectEvent(() => ask())

  useEffect(() => {
    if (orderId === undefined || (times > 0 && !isUndecided)) return
    const timer = setTimeout(() => {
      askNow()
      setAsked({ orderId, times: times + 1 })
    }, waitsMs[times] ?? waitsMs.at(-1))
    return () => clearTimeout(timer)
  }, [orderId, isUndecided, times])

  useEffect(() => {
    if (!isUndecided) return
    const comeBack = () => document.visibilityState === 'visible' && setAsked({ orderId, times: 0 })
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [orderId, isUndecided])
}
