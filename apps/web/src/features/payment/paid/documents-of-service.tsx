import type { ServiceApplication } from '@sanad/contracts'
import { moneyDocumentMessages } from '@sanad/texts/web/shared/money-document'
import { Card } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { MoneyDocumentList } from '../../../shared/money-documents/money-document-list.tsx'

/** What was issued about the payments of this service; nothing before the first. */
export function DocumentsOfService({ application }: { application: ServiceApplication }) {
  const texts = useMessages(moneyDocumentMessages)
  const { money_documents: documents } = application
  if (documents.length === 0) return null
  return (
    <Card title={texts.title}>
      <MoneyDocumentList documents={documents} />
    </Card>
  )
}
