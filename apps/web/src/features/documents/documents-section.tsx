import { documentsMessages } from '@sanad/texts/web/documents'
import { PageHeader } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { RenderDocument } from './application-documents-card.tsx'
import { DocumentList } from './document-list.tsx'

export function DocumentsSection({ renderDocument }: { renderDocument: RenderDocument }) {
  const texts = useMessages(documentsMessages)
  return (
    <>
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <DocumentList renderDocument={renderDocument} />
    </>
  )
}
