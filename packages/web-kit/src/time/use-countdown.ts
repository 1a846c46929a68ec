import { useEffect, useEffectEvent, useState } from 'react'

/** Counts whole seconds down from the first render; at 0 it calls `onEnd`, once. */
export function useCountdown(from: number, onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + from * 1000)
  const [seconds, setSeconds] = useState(from)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    // By the clock, not by counting ticks: browsers throttle timers of background tabs.
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      end()
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}
