import type { User } from '@sanad/contracts'
import { registrationMessages } from '@sanad/texts/web/registration'
import { LoadingState } from '@sanad/ui'
import { type ApiError, useMessages } from '@sanad/web-kit'
import { OtpForm } from '../../shared/otp/otp-form.tsx'
import { useFirstSend } from '../../shared/otp/use-first-send.ts'
import { useOtp } from '../../shared/otp/use-otp.ts'
import { useWebOtp } from '../../shared/otp/use-web-otp.ts'

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
    words: texts,
    onVerified,
    onMissingToken,
    onAccountExists: (error) => onConflict(error, mobile),
  })
  const isRequested = otp.isRequested(otp.channel)
  useWebOtp(isRequested, otp.enter)
  useFirstSend(otp, otp.channel, 'firstSendFailed')

  if (!otp.isReady && !otp.sendProblem) return <LoadingState label={otp.texts.sending} />
  return (
    <OtpForm
      otp={otp}
      submitLabel={texts.verify}
      onResend={() => void otp.send(isRequested ? 'resendFailed' : 'sendFailed')}
    />
  )
}
