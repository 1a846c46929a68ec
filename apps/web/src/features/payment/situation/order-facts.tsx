import { formatRupees } from '@sanad/domain'
import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { KeyValueList } from '@sanad/ui'
import { CopyableText, formatDate, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { KnownOrder } from '../flow/payment-situation.ts'
import type { PricedOrder } from '../ordering/payment-requests.ts'

interface OrderFactsProps {
  order: PricedOrder & Partial<Pick<KnownOrder, 'begunAt' | 'bankReference'>>
  /** A calendar day. */
  bankDecidesBy?: string
}

/** What to name when asking about a payment. */
export function OrderFacts({ order, bankDecidesBy }: OrderFactsProps) {
  const texts = useMessages(paymentSituationMessages)
  const language = useLanguage()
  const { begunAt, bankReference } = order
  return (
    <KeyValueList
      columns={2}
      items={[
        { label: texts.amount, value: formatRupees(order.total) },
        { label: texts.reference, value: <CopyableText text={order.orderId} name={texts.reference} /> },
        ...(bankReference
          ? [
              {
                label: texts.bankReference,
                value: <CopyableText text={bankReference} name={texts.bankReference} />,
              },
            ]
          : []),
        ...(begunAt ? [{ label: texts.since, value: formatDateTime(begunAt, language) }] : []),
        ...(bankDecidesBy ? [{ label: texts.bankDay, value: formatDate(bankDecidesBy, language) }] : []),
      ]}
    />
  )
}
