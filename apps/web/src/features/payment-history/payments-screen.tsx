import { PageHeader } from '@sanad/ui'
import { useMessages } from '../../shared/i18n/use-messages.ts'
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
