import type { Channel } from '@sanad/contracts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Sending, useOtp } from './use-otp.ts'

/**
 * Requests the first code of the channel automatically, after a running cooldown, unless one is active already.
 */
export function useFirstSend(
  otp: ReturnType<typeof useOtp>,
  channel: Channel | undefined,
  sending?: Sending,
): void {
  const wasAsked = useRef(false)
  const ask = useEffectEvent(() => {
    if (channel === undefined || wasAsked.current || otp.isRequested(channel) || !otp.isOffered(channel))
      return
    wasAsked.current = true
    void otp.send(sending)
  })
  const mayAsk = otp.isReady && otp.channel === channel && otp.secondsLeft === 0
  useEffect(() => {
    if (mayAsk) ask()
  }, [mayAsk])
}
