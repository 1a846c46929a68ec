import type { TicketPayment } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { type TicketsTexts, ticketsMessages } from '@sanad/texts/desk/tickets'
import { KeyValueList } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

const nextNames: Readonly<Partial<Record<TicketPayment['next'], keyof TicketsTexts & `payment${string}`>>> = {
  pay: 'paymentDue',
  pay_stage: 'paymentDue',
  confirm_payment: 'paymentConfirming',
  check_payment: 'paymentInReview',
}

/** What was paid for the application, what goes back, and what is to be paid now. */
export function TicketPaymentList({ payment }: { readonly payment: TicketPayment }) {
  const texts = useMessages(ticketsMessages)
  const { paid_rupees: paid, paid_back_rupees: back, refunding_rupees: refunding, next } = payment
  const row = (label: string, rupees: number) => (rupees > 0 ? [{ label, value: formatRupees(rupees) }] : [])
  return (
    <KeyValueList
      items={[
        { label: texts.paid, value: formatRupees(paid) },
        ...row(texts.refunding, refunding),
        ...row(texts.paidBack, back),
        { label: texts.payment, value: texts[nextNames[next] ?? 'paymentNothingDue'] },
      ]}
    />
  )
}
