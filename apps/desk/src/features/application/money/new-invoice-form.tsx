import type { ServiceApplication } from '@sanad/contracts'
import { type BuyerProblem, checkBuyer } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { Alert, Button, Inline, SelectField, Stack, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useRef, useState } from 'react'
import { useListStatesQuery } from '../../../shared/application/application-api.ts'
import type { InvoiceWish } from './use-e-invoice-acts.ts'

interface NewInvoiceFormProps {
  readonly buyer: ServiceApplication['buyer']
  readonly stateId: number | null
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly title: string
  readonly hint: string
  readonly whyHint?: string | undefined
  readonly sendLabel: string
  readonly onBack?: () => void
  readonly onSend: (wish: InvoiceWish) => void
}

/** Whom the invoice in the place of another is made out to. */
export function NewInvoiceForm(props: NewInvoiceFormProps) {
  const { buyer, stateId, isSending, refusal, title, hint, whyHint, sendLabel, onBack, onSend } = props
  const texts = useMessages(eInvoiceMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const form = useRef<HTMLFormElement>(null)
  const [gstin, setGstin] = useState(buyer?.gstin ?? '')
  const [legalName, setLegalName] = useState(buyer?.legal_name ?? '')
  const [address, setAddress] = useState(buyer?.address ?? '')
  const [state, setState] = useState(stateId)
  const [reason, setReason] = useState('')
  const { data: states } = useListStatesQuery()
  const hasGstin = gstin.trim() !== ''
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const checked = checkBuyer({ gstin, legalName, address }, { isNamed: true })
  const problems = checked.ok ? [] : checked.problems
  const errorOf = (field: BuyerProblem['field']) => {
    const problem = problems.find((one) => one.field === field)
    return isTried && problem ? reasons[problem.reason] : undefined
  }
  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const wrong = problems[0]?.field ?? (isMissing ? 'reason' : undefined)
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else if (!isSending) {
      const placed = hasGstin || state === null ? {} : { state_id: state }
      onSend({ gstin, legal_name: legalName, address, reason, ...placed })
    }
  }
  return (
    <form ref={form} aria-label={title} onSubmit={send} noValidate>
      <Stack>
        {refusal && <Alert>{refusal}</Alert>}
        <p>{hint}</p>
        <TextField
          name="gstin"
          label={texts.gstin}
          error={errorOf('gstin')}
          hint={texts.gstinHint}
          autoComplete="off"
          value={gstin}
          onChange={({ target }) => setGstin(target.value)}
        />
        <TextField
          name="legalName"
          label={texts.legalName}
          error={errorOf('legalName')}
          autoComplete="off"
          value={legalName}
          onChange={({ target }) => setLegalName(target.value)}
        />
        <TextArea
          name="address"
          label={texts.address}
          error={errorOf('address')}
          rows={2}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        {!hasGstin && states && (
          <SelectField
            label={texts.state}
            hint={texts.stateHint}
            {...(stateId === null && { placeholder: texts.stateUnknown })}
            options={states.data.map(({ id, state_name }) => ({ value: String(id), label: state_name }))}
            value={state === null ? '' : String(state)}
            onChange={({ target }) => setState(target.value === '' ? null : Number(target.value))}
          />
        )}
        <TextArea
          name="reason"
          label={texts.why}
          hint={whyHint}
          rows={2}
          maxLength={1000}
          value={reason}
          error={isTried && isMissing ? texts.missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <Inline>
          <Button type="submit" busy={isSending} busyLabel={texts.sending}>
            {sendLabel}
          </Button>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {texts.back}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
