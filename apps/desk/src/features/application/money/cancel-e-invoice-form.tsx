import { type CancelReason, cancelReasons, maxCancelRemark } from '@sanad/domain'
import { eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { Alert, Button, Inline, SelectField, Stack, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'

interface CancelEInvoiceFormProps {
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly onSend: (wish: { reason: CancelReason; remark: string }) => void
  readonly onBack: () => void
}

/** Why an invoice is cancelled, in the words that the portal asks for. */
export function CancelEInvoiceForm({ isSending, refusal, onSend, onBack }: CancelEInvoiceFormProps) {
  const texts = useMessages(eInvoiceMessages)
  const [reason, setReason] = useState<CancelReason>('mistake')
  const [remark, setRemark] = useState('')
  const [isTried, setTried] = useState(false)
  const reasons = {
    mistake: texts.reasonMistake,
    duplicate: texts.reasonDuplicate,
    order_cancelled: texts.reasonOrderCancelled,
    other: texts.reasonOther,
  } as const
  const isMissing = remark.trim() === ''
  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!isSending && !isMissing) onSend({ reason, remark })
  }
  return (
    <form aria-label={texts.cancelTitle} onSubmit={send} noValidate>
      <Stack>
        {refusal && <Alert>{refusal}</Alert>}
        <p>{texts.cancelHint}</p>
        <SelectField
          label={texts.reason}
          value={reason}
          options={cancelReasons.map((value) => ({ value, label: reasons[value] }))}
          onChange={({ target }) =>
            setReason(cancelReasons.find((value) => value === target.value) ?? 'other')
          }
        />
        <TextField
          label={texts.remark}
          maxLength={maxCancelRemark}
          autoComplete="off"
          value={remark}
          error={isTried && isMissing ? texts.missing : undefined}
          onChange={({ target }) => setRemark(target.value)}
        />
        <Inline>
          <Button type="submit" busy={isSending} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {texts.back}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
