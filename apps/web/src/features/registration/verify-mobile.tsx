import type { User } from '@sanad/contracts'
import { Alert, Button, LoadingState, OtpField } from '@sanad/ui'
import type { ApiError } from '../../shared/api/api-error.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { ResendButton } from '../../shared/otp/resend-button.tsx'
import { useFirstSend } from '../../shared/otp/use-first-send.ts'
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
  useFirstSend(otp, 'sms', texts.firstSendFailed)

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
