import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Alert, Button, Checkbox, Inline, Stack, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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

/** How much goes back and why: for the house, and in the customer's words. */
export function ProposeRefundForm(props: ProposeRefundFormProps) {
  const { mostRupees, leastToEnd, isSending, refusal, onPropose, onCancel } = props
  const texts = useMessages(proposalsMessages)
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState('')
  const [ends, setEnds] = useState(false)
  const [reason, setReason] = useState('')
  const [customerReason, setCustomerReason] = useState('')
  const [customerReasonHi, setCustomerReasonHi] = useState('')
  const [isTried, setTried] = useState(false)
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])

  const rupees = wholeRupees(amount)
  const amountError = !(rupees <= mostRupees)
    ? texts.amountWrong({ most: formatRupees(mostRupees) })
    : ends && rupees < leastToEnd
      ? texts.amountBelowScale({ least: formatRupees(leastToEnd) })
      : undefined
  const missing = (text: string) => (isTried && text.trim() === '' ? texts.missing : undefined)

  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (isSending || amountError || reason.trim() === '' || customerReason.trim() === '') return
    onPropose({ rupees, ends, reason, customerReason, customerReasonHi })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  return (
    <form ref={form} aria-label={texts.proposeTitle} onSubmit={send} onKeyDown={onKeyDown} noValidate>
      <Stack>
        {refusal && <Alert>{refusal}</Alert>}
        <TextField
          label={texts.amount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={amount}
          error={isTried ? amountError : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Checkbox
          label={texts.endsLabel}
          description={texts.endsHint}
          checked={ends}
          onChange={({ target }) => setEnds(target.checked)}
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
        <Inline>
          <Button type="submit" busy={isSending} busyLabel={texts.sending}>
            {texts.send} (⌘/Ctrl Enter)
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
