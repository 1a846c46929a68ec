import { otpCodeMessages } from '@sanad/texts/web/shared/otp-code'
import { Button, Countdown, RefreshIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface ResendButtonProps {
  secondsLeft: number
  isSending: boolean
  onResend: () => void
}

/** Enabled during the countdown: a press then announces the remaining time. */
export function ResendButton({ secondsLeft, isSending, onResend }: ResendButtonProps) {
  const texts = useMessages(otpCodeMessages)
  return (
    <Button
      variant="quiet"
      icon={<RefreshIcon />}
      busy={isSending}
      busyLabel={texts.sending}
      iconAfter={secondsLeft > 0 && <Countdown seconds={secondsLeft} label={texts.resendIn} />}
      onClick={onResend}
    >
      {texts.resend}
    </Button>
  )
}
