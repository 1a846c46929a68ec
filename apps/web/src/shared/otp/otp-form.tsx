import { Banner, Button, OtpField } from '@sanad/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { LateHelpLines } from '../help/late-help-lines.tsx'
import styles from './otp-form.module.css'
import { ResendButton } from './resend-button.tsx'
import type { useOtp } from './use-otp.ts'

interface OtpFormProps {
  otp: ReturnType<typeof useOtp>
  submitLabel: string
  onResend?: () => void
  children?: ReactNode
}

/** Code input with its button; submits by itself after the last digit. */
export function OtpForm({ otp, submitLabel, onResend, children }: OtpFormProps) {
  const trouble = troubleOf(otp)
  const resend = useRef<HTMLButtonElement>(null)
  // The boxes are disabled and lose the focus: it goes to what helps.
  useEffect(() => {
    if (otp.isWornOut) resend.current?.focus()
  }, [otp.isWornOut])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (otp.error && !otp.isWornOut) form.current?.querySelector('input')?.focus()
  }, [otp.error, otp.isWornOut])
  return (
    <form
      ref={form}
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
        hint={otp.hint}
        name="otp"
        autoFocus
        value={otp.code}
        onValueChange={otp.enter}
        onComplete={(code) => void otp.verify(code)}
        onInvalidPaste={otp.refusePaste}
        error={otp.error}
        disabled={otp.isWornOut}
      />
      <Button
        type="submit"
        fullWidth
        disabled={otp.isWornOut}
        busy={otp.isVerifying}
        busyLabel={otp.texts.verifying}
      >
        {submitLabel}
      </Button>
      <ResendButton
        ref={resend}
        secondsLeft={otp.secondsLeft}
        isSending={otp.isSending}
        onResend={onResend ?? (() => void otp.send())}
      />
      {(otp.isWornOut || otp.sendProblem) && <LateHelpLines />}
      {otp.sendProblem && (
        <Banner tone="warning" live="polite">
          {otp.sendProblem}
        </Banner>
      )}
    </form>
  )
}

/** What is known to be wrong with the way that the code takes. */
function troubleOf({ delivery, texts }: OtpFormProps['otp']): string | undefined {
  if (delivery === 'failed') return texts.undelivered
  return delivery === 'delayed' ? texts.delayed : undefined
}
