import type { Channel } from '@sanad/contracts'
import { useEffect, useReducer, useState } from 'react'
import { useOtpStatusQuery } from './otp-api.ts'

const channels = ['sms', 'email', 'whatsapp'] as const
/** Nothing further is heard of a message after these. */
const lastStates: readonly unknown[] = ['delivered', 'read', 'failed']
const POLL_MS = 4000

interface Sent {
  requested: boolean
  /** When another code may be asked for, in milliseconds. */
  readyAt: number
  /** When that became so. What the server told before is about an earlier code. */
  since: number
}

/** Per channel, whether a code is under way and how long another must wait; a reload asks the server anew. */
export function useResendClock(userId: string, bearer?: string) {
  const request = { query: { user_id: userId }, bearer }
  const {
    data,
    error,
    isFetching,
    fulfilledTimeStamp = 0,
  } = useOtpStatusQuery(request, { refetchOnMountOrArgChange: true })
  const isReady = useOnce(data !== undefined && !isFetching)
  const [own, setOwn] = useState<Partial<Record<Channel, Sent>>>({})

  const sentOver = (channel: Channel): Sent => {
    const status = data?.[channel]
    const told = {
      requested: status?.has_active_otp ?? false,
      readyAt: fulfilledTimeStamp + (status?.seconds_left ?? 0) * 1000,
      since: 0,
    }
    return own[channel] ?? told
  }
  const secondsLeft = (channel: Channel) =>
    Math.max(0, Math.ceil((sentOver(channel).readyAt - Date.now()) / 1000))
  const deliveryOf = (channel: Channel) =>
    fulfilledTimeStamp >= sentOver(channel).since ? data?.[channel].delivery : undefined
  useTick(channels.some((channel) => secondsLeft(channel) > 0))
  useOtpStatusQuery(request, {
    skip: !channels.some(
      (channel) =>
        sentOver(channel).requested && secondsLeft(channel) > 0 && !lastStates.includes(deliveryOf(channel)),
    ),
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  })

  return {
    isReady,
    // One that fails while the countdown runs is made up for by the next.
    error: data ? undefined : error,
    isRequested: (channel: Channel) => sentOver(channel).requested,
    /** How far the message with the code has come, where that is known. */
    deliveryOf,
    secondsLeft,
    /** False where a code could never be sent; a wait that runs is no refusal. */
    isOffered: (channel: Channel) => {
      const status = data?.[channel]
      return !status || status.can_resend || status.seconds_left > 0 || status.has_active_otp
    },
    /** A code was sent, or refused for so many seconds. */
    start: (channel: Channel, seconds: number, requested = true) =>
      setOwn((sent) => ({
        ...sent,
        [channel]: { requested, readyAt: Date.now() + seconds * 1000, since: Date.now() },
      })),
  }
}

/** Stays true: what is read again in the meantime must not take the boxes away from whoever is typing. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(false)
  if (isTrue && !was) setWas(true)
  return was || isTrue
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
