import type { Channel } from '@sanad/contracts'
import { serverNow } from '@sanad/web-kit'
import { useEffect, useReducer, useState } from 'react'
import { useOtpStatusQuery } from './otp-api.ts'

const channels = ['sms', 'email', 'whatsapp'] as const satisfies Channel[]
/** Final delivery states. */
const lastStates: readonly unknown[] = ['delivered', 'read', 'failed']
const POLL_MS = 4000

interface Sent {
  requested: boolean
  /** When the code was sent. */
  sentAt: string | undefined
  /** By this page, not before it was loaded. */
  sentHere: boolean
  /** An earlier code might be at hand, which is not taken any more. */
  replacesAnother: boolean
  /** End of the cooldown, in epoch milliseconds. */
  readyAt: number
  /** When it was set. An earlier status response is about an earlier code (race). */
  since: number
}

/** Cooldown and active code of each channel; restored from the server after a reload. */
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
      sentAt: status?.sent_at,
      sentHere: false,
      replacesAnother: status?.replaces_another ?? false,
      readyAt: fulfilledTimeStamp + (status?.seconds_left ?? 0) * 1000,
      since: 0,
    }
    return own[channel] ?? told
  }
  const secondsLeft = (channel: Channel) =>
    Math.max(0, Math.ceil((sentOver(channel).readyAt - Date.now()) / 1000))
  // Until the status is known, all.
  const offered = channels.filter((channel) => !data || data[channel])
  const deliveryOf = (channel: Channel) =>
    fulfilledTimeStamp >= sentOver(channel).since ? data?.[channel]?.delivery : undefined
  const set = (channel: Channel, seconds: number, known: Partial<Sent>) => {
    const now = Date.now()
    const sent = { ...sentOver(channel), ...known, readyAt: now + seconds * 1000, since: now }
    setOwn((all) => ({ ...all, [channel]: sent }))
  }
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
    /** By what the portal sends codes. */
    offered,
    // A failed poll during the countdown is ignored: the next one follows.
    error: data ? undefined : error,
    isRequested: (channel: Channel) => sentOver(channel).requested,
    sentAt: (channel: Channel) => sentOver(channel).sentAt,
    isSentHere: (channel: Channel) => sentOver(channel).sentHere,
    replacesAnother: (channel: Channel) => sentOver(channel).replacesAnother,
    /** Delivery state of the message, if known. */
    deliveryOf,
    secondsLeft,
    /** False if no code can be sent over the channel; a running cooldown is no refusal. */
    isOffered: (channel: Channel) => {
      const status = data?.[channel]
      return !data || (status && (status.can_resend || status.seconds_left > 0 || status.has_active_otp))
    },
    sent: (channel: Channel, seconds: number) =>
      set(channel, seconds, {
        requested: true,
        sentAt: serverNow().toISOString(),
        sentHere: true,
        replacesAnother: sentOver(channel).requested,
      }),
    /** Another code is refused for so many seconds. */
    wait: (channel: Channel, seconds: number, requested = true) => set(channel, seconds, { requested }),
  }
}

/** Sticky: a refetch must not unmount the input while somebody types. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(false)
  if (isTrue && !was) setWas(true)
  return was || isTrue
}

/** Re-renders every second. */
function useTick(isRunning: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [isRunning])
}
