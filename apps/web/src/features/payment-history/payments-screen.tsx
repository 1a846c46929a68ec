import { paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { PageHeader } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { PaymentList } from './payment-list.tsx'

export function PaymentsScreen() {
  const texts = useMessages(paymentHistoryMessages)
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <PaymentList />
    </>
  )
}
