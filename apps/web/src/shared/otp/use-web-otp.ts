import { useEffect, useEffectEvent } from 'react'

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] }
}

/** WebOTP: reads the code from the SMS after the customer's consent, where supported (Chrome on Android). */
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
      () => {}, // Declined or aborted: the code is typed.
    )
    return () => stop.abort()
  }, [isWaiting])
}
