import { otpChannelsMessages } from '@sanad/texts/web/shared/otp-channels'
import { Alert, Banner, Button, Countdown } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './channel-panel.module.css'
import { OtpForm } from './otp-form.tsx'
import type { useOtp } from './use-otp.ts'

interface ChannelPanelProps {
  otp: ReturnType<typeof useOtp>
  /** The masked number or address. */
  target: string
}

export function ChannelPanel({ otp, target }: ChannelPanelProps) {
  const texts = useMessages(otpChannelsMessages)
  if (!otp.isOffered(otp.channel)) {
    const why = otp.channel === 'email' ? texts.emailUnavailable : texts.unavailable
    return <Banner tone="info">{why}</Banner>
  }
  if (!otp.takesCode) {
    return (
      <div className={styles.panel}>
        {otp.sendProblem && <Alert>{otp.sendProblem}</Alert>}
        <Button fullWidth busy={otp.isSending} busyLabel={otp.texts.sending} onClick={() => void otp.send()}>
          {texts.sendTo({ target })}
        </Button>
        {otp.secondsLeft > 0 && (
          <p className={styles.wait}>
            {texts.nextIn} <Countdown seconds={otp.secondsLeft} label={otp.texts.resendIn} />
          </p>
        )}
      </div>
    )
  }
  const isSent = otp.isRequested(otp.channel)
  return (
    <div className={styles.panel}>
      <OtpForm otp={otp} submitLabel={texts.verify}>
        <Banner tone={isSent ? 'success' : 'info'} live="polite">
          {isSent ? otp.texts.sentTo({ target }) : texts.sentBefore({ target })}
        </Banner>
      </OtpForm>
    </div>
  )
}
