import type { ServiceApplication } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { paymentMessages } from '@sanad/texts/web/payment'
import { moneyDocumentMessages } from '@sanad/texts/web/shared/money-document'
import { Card, PriceLines, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { MoneyDocumentList } from '../../../shared/money-documents/money-document-list.tsx'

/** What was issued about the payments of this service; nothing before the first. */
export function DocumentsOfService({ application }: { application: ServiceApplication }) {
  const texts = useMessages(moneyDocumentMessages)
  const { money_documents: documents } = application
  if (documents.length === 0) return null
  return (
    <Card title={texts.title}>
      <Stack>
        <MoneyDocumentList documents={documents} />
        <HowItAddsUp application={application} />
      </Stack>
    </Card>
  )
}

/** Of a cancelled application: how vouchers, refund vouchers and the invoice over the rest add up. */
function HowItAddsUp({ application: { paid_back, money_documents } }: { application: ServiceApplication }) {
  const texts = useMessages(paymentMessages)
  const invoice = money_documents.find(
    ({ kind, cancelled_at, replaced_by }) => kind === 'tax_invoice' && !cancelled_at && !replaced_by,
  )
  if (!paid_back || !invoice) return null
  const { amount, of } = paid_back
  return (
    <PriceLines
      lines={[
        { label: texts.paidInAll, amount: formatRupees(of) },
        { label: texts.paidBackInAll, amount: `−${formatRupees(amount)}` },
      ]}
      totalLabel={texts.keptInAll}
      total={formatRupees(of - amount)}
    />
  )
}
