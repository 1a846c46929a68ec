import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { Button, ChevronRightIcon, EmptyState, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { listMissingDocuments } from '../../../shared/applications/list-missing-documents.ts'
import { useMissingFirst } from '../use-missing-first.ts'
import { DocumentUpload } from './document-upload.tsx'

interface DocumentsPanelProps {
  application: ServiceApplication
  /** Goes to the Information tab; left out when nothing is to be done there. */
  onNext: (() => void) | undefined
}

export function DocumentsPanel({ application, onNext }: DocumentsPanelProps) {
  const texts = useMessages(informationMessages)
  const { documentList, uploadedDocs, serviceDetails, allowed_actions, reusable_documents } = application
  const missing = listMissingDocuments(application)
  const documents = useMissingFirst(
    documentList,
    ({ document_id }) => document_id,
    (asked) => missing.includes(asked),
  )
  if (documentList.length === 0) return <EmptyState headingLevel={3} title={texts.noDocuments} />
  return (
    <Stack>
      <p>{texts.fileRules}</p>
      <Stack gap="small">
        {documents.map((asked) => (
          <DocumentUpload
            key={asked.document_id}
            application={serviceDetails}
            asked={asked}
            uploadedDocs={uploadedDocs}
            mayUpload={allowed_actions.includes('upload')}
            reusable={reusable_documents.find(({ document_id }) => document_id === asked.document_id)}
          />
        ))}
      </Stack>
      {onNext && (
        <Button variant="secondary" iconAfter={<ChevronRightIcon />} onClick={onNext}>
          {texts.next}
        </Button>
      )}
    </Stack>
  )
}
