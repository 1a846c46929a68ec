import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Alert, Button, Inline, Stack, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])

  const rupees = wholeRupees(amount)
  const isAmountWrong = !(rupees <= mostRupees)
  const isReasonMissing = reason.trim() === ''
  const isAtOnce = atOnceRupees > 0 && !(rupees > atOnceRupees)
  const limit = atOnceRupees > 0 && atOnceRupees < mostRupees
  const hint = limit ? texts.discountLimit({ most: formatRupees(atOnceRupees) }) : texts.beforeTax

  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!isSending && !isAmountWrong && !isReasonMissing) onSend({ rupees, reason, isAtOnce })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  return (
    <form ref={form} aria-label={texts.discountTitle} onSubmit={send} onKeyDown={onKeyDown} noValidate>
      <Stack>
        {refusal && <Alert>{refusal}</Alert>}
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
        <Inline>
          <Button type="submit" busy={isSending} busyLabel={texts.sending}>
            {isAtOnce ? texts.giveDiscount : texts.send} (⌘/Ctrl Enter)
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
