import { Banner, Button, OtpField } from '@sanad/ui'
import type { ReactNode } from 'react'
import styles from './otp-form.module.css'
import { ResendButton } from './resend-button.tsx'
import type { useOtp } from './use-otp.ts'

interface OtpFormProps {
  otp: ReturnType<typeof useOtp>
  submitLabel: string
  /** What is wrong with the code; what else went wrong stands above the boxes. */
  error: string | undefined
  onResend?: () => void
  children?: ReactNode
}

/** Code input with its button; submits by itself after the last digit. */
export function OtpForm({ otp, submitLabel, error, onResend, children }: OtpFormProps) {
  const trouble = troubleOf(otp)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void otp.verify()
      }}
    >
      {trouble ? (
        <Banner tone="warning" live="polite">
          {trouble}
        </Banner>
      ) : (
        children
      )}
      <OtpField
        label={otp.texts.boxes}
        name="otp"
        autoFocus
        value={otp.code}
        onValueChange={otp.enter}
        onComplete={(code) => void otp.verify(code)}
        onInvalidPaste={otp.refusePaste}
        error={error}
      />
      <Button type="submit" fullWidth busy={otp.isVerifying} busyLabel={otp.texts.verifying}>
        {submitLabel}
      </Button>
      <ResendButton
        secondsLeft={otp.secondsLeft}
        isSending={otp.isSending}
        onResend={onResend ?? (() => void otp.send())}
      />
    </form>
  )
}

/** What is known to be wrong with the way that the code takes. */
function troubleOf({ delivery, texts }: OtpFormProps['otp']): string | undefined {
  if (delivery === 'failed') return texts.undelivered
  return delivery === 'delayed' ? texts.delayed : undefined
}
