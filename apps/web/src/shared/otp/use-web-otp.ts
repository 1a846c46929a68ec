import { useEffect, useEffectEvent } from 'react'

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] }
}

/** Takes the code out of the SMS where the browser offers that (Chrome on Android), after the customer agrees. */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return
    const stop = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) take(String(credential.code))
      },
      () => {}, // Declined or stopped: the customer types the code.
    )
    return () => stop.abort()
  }, [isWaiting])
}
