import type { RefundReason } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Checkbox, TextArea, TextField } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { choiceOfKey, isInText, ReadyTexts } from '../../../shared/acts/ready-texts.tsx'
import type { RefundWish } from './use-money-acts.ts'
import { wholeRupees } from './whole-rupees.ts'

interface ProposeRefundFormProps {
  /** What can still go back. */
  readonly mostRupees: number
  /** Rupees that go back at least if the application ends with it. */
  readonly leastToEnd: number
  readonly reasons: readonly RefundReason[]
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly onPropose: (wish: RefundWish) => void
  readonly onCancel: () => void
}

/**
 * How much goes back and why: for the house, and in the customer's words. A ready reason fills in all that it says, for both;
 * letters instead of its digit are one's own words.
 */
export function ProposeRefundForm(props: ProposeRefundFormProps) {
  const { mostRupees, leastToEnd, reasons, isSending, refusal, onPropose, onCancel } = props
  const texts = useMessages(proposalsMessages)
  const language = useLanguage()
  const [template, setTemplate] = useState<string>()
  const [amount, setAmount] = useState('')
  const [ends, setEnds] = useState(false)
  const [reason, setReason] = useState('')
  const [customerReason, setCustomerReason] = useState('')
  const [customerReasonHi, setCustomerReasonHi] = useState('')
  const [isTried, setTried] = useState(false)

  const rupees = wholeRupees(amount)
  const amountError = !(rupees <= mostRupees)
    ? texts.amountWrong({ most: formatRupees(mostRupees) })
    : ends && rupees < leastToEnd
      ? texts.amountBelowScale({ least: formatRupees(leastToEnd) })
      : undefined
  const missing = (text: string) => (isTried && text.trim() === '' ? texts.missing : undefined)

  function send(): void {
    setTried(true)
    if (amountError || [reason, customerReason, customerReasonHi].some((text) => text.trim() === '')) return
    onPropose({ rupees, ends, reason, customerReason, customerReasonHi })
  }
  function choose(index: number): void {
    const ready = reasons[index]
    if (!ready) return
    setTemplate(ready.template_id)
    setReason(language === 'hi' ? ready.reason_hi : ready.reason)
    setCustomerReason(ready.customer_reason)
    setCustomerReasonHi(ready.customer_reason_hi)
    setEnds(ready.ends_application)
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
      onSubmit={send}
      onCancel={onCancel}
      onKey={onKey}
    >
      <TextField
        label={texts.amount}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={amount}
        error={isTried ? amountError : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <ReadyTexts
        legend={texts.readyReasons}
        choices={reasons.map(({ template_id, reason: en, reason_hi: hi }) => ({ template_id, en, hi }))}
        chosen={template}
        onChoose={choose}
      />
      <TextArea
        label={texts.reasonHouse}
        rows={2}
        maxLength={1000}
        value={reason}
        error={missing(reason)}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={texts.reasonCustomer}
        rows={2}
        maxLength={1000}
        value={customerReason}
        error={missing(customerReason)}
        onChange={({ target }) => setCustomerReason(target.value)}
      />
      <TextArea
        label={texts.reasonCustomerHi}
        lang="hi"
        rows={2}
        maxLength={1000}
        value={customerReasonHi}
        error={missing(customerReasonHi)}
        onChange={({ target }) => setCustomerReasonHi(target.value)}
      />
      <Checkbox
        label={texts.endsLabel}
        description={texts.endsHint}
        checked={ends}
        onChange={({ target }) => setEnds(target.checked)}
      />
    </ActForm>
  )
}

/** Of any script. */
const isLetterOutsideText = (event: KeyboardEvent<HTMLFormElement>) =>
  !isInText(event) && /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
