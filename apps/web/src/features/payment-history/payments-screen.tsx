import { PageHeader } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { paymentHistoryMessages } from './messages.ts'
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
