import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Checkbox, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import type { RefundWish } from './use-money-acts.ts'
import { wholeRupees } from './whole-rupees.ts'

interface ProposeRefundFormProps {
  /** What can still go back. */
  readonly mostRupees: number
  /** Rupees that go back at least if the application ends with it. */
  readonly leastToEnd: number
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly onPropose: (wish: RefundWish) => void
  readonly onCancel: () => void
}

/** How much goes back and why: for the house, and in the customer's words. What every refund needs comes first. */
export function ProposeRefundForm(props: ProposeRefundFormProps) {
  const { mostRupees, leastToEnd, isSending, refusal, onPropose, onCancel } = props
  const texts = useMessages(proposalsMessages)
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
    if (amountError || reason.trim() === '' || customerReason.trim() === '') return
    onPropose({ rupees, ends, reason, customerReason, customerReasonHi })
  }
  return (
    <ActForm
      label={texts.proposeTitle}
      submitLabel={texts.send}
      isSending={isSending}
      refusal={refusal}
      onSubmit={send}
      onCancel={onCancel}
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
