import { paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { PageHeader } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { PaymentList } from './payment-list.tsx'

export function PaymentsScreen() {
  const texts = useMessages(paymentHistoryMessages)
  return (
    <>
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <PaymentList />
    </>
  )
}
