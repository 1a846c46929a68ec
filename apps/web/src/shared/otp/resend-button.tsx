import { otpCodeMessages } from '@sanad/texts/web/shared/otp-code'
import { Button, Countdown, RefreshIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { Ref } from 'react'

interface ResendButtonProps {
  ref?: Ref<HTMLButtonElement>
  secondsLeft: number
  isSending: boolean
  onResend: () => void
}

/** Looks and is announced as disabled during the countdown, but can be pressed: that announces the remaining time. */
export function ResendButton({ ref, secondsLeft, isSending, onResend }: ResendButtonProps) {
  const texts = useMessages(otpCodeMessages)
  return (
    <Button
      ref={ref}
      variant="quiet"
      aria-disabled={secondsLeft > 0}
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
