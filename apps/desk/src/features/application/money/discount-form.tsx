import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import type { DiscountWish } from './use-money-acts.ts'
import { wholeRupees } from './whole-rupees.ts'

interface DiscountFormProps {
  /** Unpaid before tax, and not proposed. */
  readonly mostRupees: number
  /** What the member may give by themselves; above it somebody else approves. */
  readonly atOnceRupees: number
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly onSend: (wish: DiscountWish) => void
  readonly onCancel: () => void
}

/** How much is taken off the price and why; its button says whether that is given or proposed. */
export function DiscountForm(props: DiscountFormProps) {
  const { mostRupees, atOnceRupees, isSending, refusal, onSend, onCancel } = props
  const texts = useMessages(proposalsMessages)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)

  const rupees = wholeRupees(amount)
  const isAmountWrong = !(rupees <= mostRupees)
  const isReasonMissing = reason.trim() === ''
  const isAtOnce = atOnceRupees > 0 && !(rupees > atOnceRupees)
  const limit = atOnceRupees > 0 && atOnceRupees < mostRupees
  const hint = limit ? texts.discountLimit({ most: formatRupees(atOnceRupees) }) : texts.beforeTax

  function send(): void {
    setTried(true)
    if (!isAmountWrong && !isReasonMissing) onSend({ rupees, reason, isAtOnce })
  }
  return (
    <ActForm
      label={texts.discountTitle}
      submitLabel={isAtOnce ? texts.giveDiscount : texts.send}
      isSending={isSending}
      refusal={refusal}
      onSubmit={send}
      onCancel={onCancel}
    >
      <TextField
        label={texts.amount}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={amount}
        error={isTried && isAmountWrong ? texts.amountWrong({ most: formatRupees(mostRupees) }) : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextArea
        label={texts.reasonHouse}
        rows={2}
        maxLength={1000}
        value={reason}
        error={isTried && isReasonMissing ? texts.missing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActForm>
  )
}
