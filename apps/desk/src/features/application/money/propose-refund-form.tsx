import type { RefundReason } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Checkbox, TextArea, TextField } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { choiceOfKey, isInText, ReadyTexts } from '../../../shared/acts/ready-texts.tsx'
import { useRefundDraft } from '../../../shared/drafts/use-refund-draft.ts'
import type { RefundWish } from './use-money-acts.ts'
import { wholeRupees } from './whole-rupees.ts'

interface ProposeRefundFormProps {
  readonly applicationId: string
  /** What can still go back. */
  readonly mostRupees: number
  /** Rupees that were promised to go back, at least, if the application ends; undefined where nothing was. */
  readonly promised: number | undefined
  readonly reasons: readonly RefundReason[]
  readonly isSending: boolean
  readonly refusal: string | undefined
  /** Resolves to whether it was proposed. */
  readonly onPropose: (wish: RefundWish) => Promise<boolean>
  readonly onCancel: () => void
}

/**
 * How much goes back and why: for the house, and in the customer's words. A ready reason fills in all that it says, for both;
 * letters instead of its digit are one's own words.
 */
export function ProposeRefundForm(props: ProposeRefundFormProps) {
  const { applicationId, mostRupees, promised, reasons, isSending, refusal, onPropose, onCancel } = props
  const texts = useMessages(proposalsMessages)
  const language = useLanguage()
  const draft = useRefundDraft(applicationId)
  const { comment: customerReason, comment_hi: customerReasonHi, fields } = draft.words
  const { amount = '', reason = '' } = fields
  const ends = fields.ends === 'true'
  const writeField = (field: Record<string, string>) =>
    draft.write({ ...draft.words, fields: { ...fields, ...field } })
  const [isTried, setTried] = useState(false)

  const rupees = wholeRupees(amount)
  const amountError = !(rupees <= mostRupees)
    ? texts.amountWrong({ most: formatRupees(mostRupees) })
    : ends && promised !== undefined && rupees < promised
      ? texts.amountBelowScale({ least: formatRupees(promised) })
      : undefined
  const missing = (text: string) => (isTried && text.trim() === '' ? texts.missing : undefined)

  function send(): void {
    setTried(true)
    if (amountError || [reason, customerReason, customerReasonHi].some((text) => text.trim() === '')) return
    void draft.send(() => onPropose({ rupees, ends, reason, customerReason, customerReasonHi }))
  }
  function choose(index: number): void {
    const ready = reasons[index]
    if (!ready) return
    draft.write({
      comment: ready.customer_reason,
      comment_hi: ready.customer_reason_hi,
      fields: {
        ...fields,
        template: ready.template_id,
        reason: language === 'hi' ? ready.reason_hi : ready.reason,
        ends: ready.ends_application ? 'true' : '',
      },
    })
  }
  function onKey(event: KeyboardEvent<HTMLFormElement>): void {
    const index = choiceOfKey(event)
    if (index !== undefined) {
      event.preventDefault()
      choose(index)
    } else if (isLetterOutsideText(event)) {
      event.currentTarget.querySelector('textarea')?.focus()
    }
  }
  return (
    <ActForm
      label={texts.proposeTitle}
      submitLabel={texts.send}
      isSending={isSending}
      refusal={refusal}
      isRestored={draft.isRestored}
      onSubmit={send}
      onCancel={onCancel}
      onKey={onKey}
    >
      <TextField
        label={texts.amount}
        hint={promised === undefined ? undefined : texts.amountPromised({ rupees: formatRupees(promised) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={amount}
        error={isTried ? amountError : undefined}
        onChange={({ target }) => writeField({ amount: target.value })}
      />
      <ReadyTexts
        legend={texts.readyReasons}
        choices={reasons.map(({ template_id, reason: en, reason_hi: hi }) => ({ template_id, en, hi }))}
        chosen={fields.template}
        onChoose={choose}
      />
      <TextArea
        label={texts.reasonHouse}
        rows={2}
        maxLength={1000}
        value={reason}
        error={missing(reason)}
        onChange={({ target }) => writeField({ reason: target.value })}
      />
      <TextArea
        label={texts.reasonCustomer}
        rows={2}
        maxLength={1000}
        value={customerReason}
        error={missing(customerReason)}
        onChange={({ target }) => draft.write({ ...draft.words, comment: target.value })}
      />
      <TextArea
        label={texts.reasonCustomerHi}
        lang="hi"
        rows={2}
        maxLength={1000}
        value={customerReasonHi}
        error={missing(customerReasonHi)}
        onChange={({ target }) => draft.write({ ...draft.words, comment_hi: target.value })}
      />
      <Checkbox
        label={texts.endsLabel}
        description={texts.endsHint}
        checked={ends}
        onChange={({ target }) => writeField({ ends: target.checked ? 'true' : '' })}
      />
    </ActForm>
  )
}

/** Of any script. */
const isLetterOutsideText = (event: KeyboardEvent<HTMLFormElement>) =>
  !isInText(event) && /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
