import { documentsMessages } from '@sanad/texts/web/documents'
import { PageHeader } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import type { RenderDocument } from './application-documents-card.tsx'
import { DocumentList } from './document-list.tsx'

export function DocumentsSection({ renderDocument }: { renderDocument: RenderDocument }) {
  const texts = useMessages(documentsMessages)
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <DocumentList renderDocument={renderDocument} />
    </>
  )
}
