import { Alert, Banner, Button, Countdown, OtpField } from '@sanad/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { channelMessages } from './channel-messages.ts'
import styles from './channel-panel.module.css'
import { ResendButton } from './resend-button.tsx'
import type { useOtp } from './use-otp.ts'

interface ChannelPanelProps {
  otp: ReturnType<typeof useOtp>
  /** The masked number or address. */
  target: string
}

export function ChannelPanel({ otp, target }: ChannelPanelProps) {
  const texts = useMessages(channelMessages)
  if (!otp.isOffered(otp.channel)) return <Banner tone="info">{texts.unavailable}</Banner>
  if (!otp.isRequested(otp.channel)) {
    return (
      <div className={styles.panel}>
        {otp.error && <Alert>{otp.error}</Alert>}
        <Button fullWidth busy={otp.isSending} busyLabel={otp.texts.sending} onClick={() => void otp.send()}>
          {texts.sendTo(target)}
        </Button>
        {otp.secondsLeft > 0 && (
          <p className={styles.wait}>
            {texts.nextIn} <Countdown seconds={otp.secondsLeft} label={otp.texts.resendIn} />
          </p>
        )}
      </div>
    )
  }
  return (
    <form
      className={styles.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void otp.verify()
      }}
    >
      <Banner tone="success" live="polite">
        {otp.texts.sentTo(target)}
      </Banner>
      <OtpField
        label={otp.texts.boxes}
        name="otp"
        autoFocus
        value={otp.code}
        onValueChange={otp.enter}
        onComplete={(code) => void otp.verify(code)}
        onInvalidPaste={otp.refusePaste}
        error={otp.error}
      />
      <Button type="submit" fullWidth busy={otp.isVerifying} busyLabel={otp.texts.verifying}>
        {texts.verify}
      </Button>
      <ResendButton
        secondsLeft={otp.secondsLeft}
        isSending={otp.isSending}
        onResend={() => void otp.send()}
      />
    </form>
  )
}
