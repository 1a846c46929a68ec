import type { Channel } from '@sanad/contracts'
import { useEffect, useReducer, useState } from 'react'
import { useOtpStatusQuery } from './otp-api.ts'

interface Sent {
  requested: boolean
  /** When another code may be asked for, in milliseconds. */
  readyAt: number
}

/** Per channel, whether a code is under way and how long another must wait; a reload asks the server anew. */
export function useResendClock(userId: string, bearer?: string) {
  const { data, error, isFetching, fulfilledTimeStamp } = useOtpStatusQuery(
    { query: { user_id: userId }, bearer },
    { refetchOnMountOrArgChange: true },
  )
  const [own, setOwn] = useState<Partial<Record<Channel, Sent>>>({})

  const sentOver = (channel: Channel): Sent => {
    const status = data?.[channel]
    const told = {
      requested: status?.has_active_otp ?? false,
      readyAt: (fulfilledTimeStamp ?? 0) + (status?.seconds_left ?? 0) * 1000,
    }
    return own[channel] ?? told
  }
  const secondsLeft = (channel: Channel) =>
    Math.max(0, Math.ceil((sentOver(channel).readyAt - Date.now()) / 1000))
  useTick((['sms', 'email', 'whatsapp'] as const).some((channel) => secondsLeft(channel) > 0))

  return {
    isReady: data !== undefined && !isFetching,
    error,
    isRequested: (channel: Channel) => sentOver(channel).requested,
    secondsLeft,
    /** False where a code could never be sent; a wait that runs is no refusal. */
    isOffered: (channel: Channel) => {
      const status = data?.[channel]
      return !status || status.can_resend || status.seconds_left > 0 || status.has_active_otp
    },
    /** A code was sent, or refused for so many seconds. */
    start: (channel: Channel, seconds: number, requested = true) =>
      setOwn((sent) => ({ ...sent, [channel]: { requested, readyAt: Date.now() + seconds * 1000 } })),
  }
}

/** Shows the seconds pass. */
function useTick(isRunning: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [isRunning])
}
