import type { Channel, OtpPurpose, User } from '@sanad/contracts'
import { profileMessages } from '@sanad/texts/web/profile'
import { Alert, Button, Countdown, Dialog, LoadingState, MailIcon, SmsIcon, WhatsappIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { OtpForm } from '../../../shared/otp/otp-form.tsx'
import { useFirstSend } from '../../../shared/otp/use-first-send.ts'
import { useOtp } from '../../../shared/otp/use-otp.ts'
import styles from '../profile.module.css'

const icons = {
  sms: <SmsIcon size={1.5} />,
  email: <MailIcon size={1.5} />,
  whatsapp: <WhatsappIcon size={1.5} />,
}

interface CodeDialogProps {
  title: string
  channel: Channel
  /** The address or number that the code goes to, masked where it is not the customer's own to see. */
  target: string
  userId: string
  /** A challenge token that is sent instead of the session's. */
  bearer?: string
  /** What the code confirms, for its message. */
  purpose?: OtpPurpose | undefined
  onVerified: (session: { token: string; user: User }) => void
  onClose: () => void
}

/** Requests a code when it opens, and verifies it. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, target, onClose, ...asked } = props
  const texts = useMessages(profileMessages)
  const otp = useOtp({ ...asked, words: texts })
  useFirstSend(otp, otp.channel)
  const isSent = otp.isRequested(otp.channel)
  return (
    <Dialog
      open
      size="small"
      icon={icons[otp.channel]}
      title={title}
      description={isSent ? otp.texts.sentTo({ target }) : texts.codeLead({ target })}
      closeLabel={texts.close}
      dismissible={!otp.isVerifying}
      onOpenChange={(open) => !open && onClose()}
    >
      {otp.takesCode ? (
        <OtpForm otp={otp} submitLabel={texts.verify} />
      ) : (
        <div className={styles.form}>
          {otp.sendProblem && <Alert>{otp.sendProblem}</Alert>}
          {!otp.isReady && !otp.sendProblem && <LoadingState size="inline" label={texts.checking} />}
          <Button
            fullWidth
            busy={otp.isSending}
            busyLabel={otp.texts.sending}
            iconAfter={
              otp.secondsLeft > 0 && <Countdown seconds={otp.secondsLeft} label={otp.texts.resendIn} />
            }
            onClick={() => void otp.send()}
          >
            {texts.send}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
