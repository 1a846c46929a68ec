import type { User } from '@sanad/contracts'
import { Alert, Button, LoadingState, OtpField } from '@sanad/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ApiError } from '../../shared/api/api-error.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { ResendButton } from '../../shared/otp/resend-button.tsx'
import { useOtp } from '../../shared/otp/use-otp.ts'
import { useWebOtp } from '../../shared/otp/use-web-otp.ts'
import { registrationMessages } from './messages.ts'
import styles from './registration-screen.module.css'

interface VerifyMobileProps {
  userId: string
  mobile: string
  onVerified: (session: { token: string; user: User }) => void
  onMissingToken: () => void
  onConflict: (error: ApiError, mobile: string) => void
}

/** The second step: the OTP that proves the number. */
export function VerifyMobile({ userId, mobile, onVerified, onMissingToken, onConflict }: VerifyMobileProps) {
  const texts = useMessages(registrationMessages)
  const otp = useOtp({
    userId,
    channel: 'sms',
    words: { ...texts, sendFailed: texts.resendFailed },
    onVerified,
    onMissingToken,
    onAccountExists: (error) => onConflict(error, mobile),
  })
  const isRequested = otp.isRequested('sms')
  useWebOtp(isRequested, otp.enter)
  useFirstSend(otp, texts.firstSendFailed)

  if (!otp.isReady && !otp.error) return <LoadingState label={otp.texts.sending} />
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void otp.verify()
      }}
    >
      {!isRequested && otp.error && <Alert>{otp.error}</Alert>}
      <OtpField
        label={otp.texts.boxes}
        name="otp"
        autoFocus
        value={otp.code}
        onValueChange={otp.enter}
        onComplete={(code) => void otp.verify(code)}
        onInvalidPaste={otp.refusePaste}
        error={isRequested ? otp.error : undefined}
      />
      <Button type="submit" fullWidth busy={otp.isVerifying} busyLabel={otp.texts.verifying}>
        {texts.verify}
      </Button>
      <ResendButton
        secondsLeft={otp.secondsLeft}
        isSending={otp.isSending}
        onResend={() => void otp.send(isRequested ? texts.resendFailed : texts.sendFailed)}
      />
    </form>
  )
}

/** The first code needs no press; after a reload the one under way still counts. */
function useFirstSend(otp: ReturnType<typeof useOtp>, failure: string): void {
  const wasAsked = useRef(false)
  const ask = useEffectEvent(() => {
    if (wasAsked.current || otp.isRequested('sms') || !otp.mayRequest('sms')) return
    wasAsked.current = true
    void otp.send(failure)
  })
  useEffect(() => {
    if (otp.isReady) ask()
  }, [otp.isReady])
}
