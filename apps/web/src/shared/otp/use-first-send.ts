import type { Channel } from '@sanad/contracts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { useOtp } from './use-otp.ts'

/**
 * The first code over the channel, if there is one, needs no press. One that is under way still counts, and a wait
 * that runs is waited for.
 */
export function useFirstSend(
  otp: ReturnType<typeof useOtp>,
  channel: Channel | undefined,
  failure?: string,
): void {
  const wasAsked = useRef(false)
  const ask = useEffectEvent(() => {
    if (channel === undefined || wasAsked.current || otp.isRequested(channel) || !otp.isOffered(channel))
      return
    wasAsked.current = true
    void otp.send(failure)
  })
  const mayAsk = otp.isReady && otp.channel === channel && otp.secondsLeft === 0
  useEffect(() => {
    if (mayAsk) ask()
  }, [mayAsk])
}
