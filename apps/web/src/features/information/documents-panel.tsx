import type { ServiceApplication } from '@sanad/contracts'
import { Button, ChevronRightIcon, EmptyState, Stack } from '@sanad/ui'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { DocumentRow } from './document-row.tsx'
import { documentView, findDocument } from './document-view.ts'
import { informationMessages } from './messages.ts'
import { uploadKey, useUploads } from './uploads-store.ts'
import { useUpload } from './use-upload.ts'

interface DocumentsPanelProps {
  application: ServiceApplication
  /** Goes to the Information tab; left out when nothing is to be done there. */
  onNext: (() => void) | undefined
}

export function DocumentsPanel({ application, onNext }: DocumentsPanelProps) {
  const texts = useMessages(informationMessages)
  const upload = useUpload(application)
  const uploads = useUploads()
  const { documentList, uploadedDocs, serviceDetails, allowed_actions } = application
  if (documentList.length === 0) return <EmptyState headingLevel={3} title={texts.noDocuments} />
  return (
    <Stack>
      <p>{texts.fileRules}</p>
      <Stack gap="small">
        {documentList.map(({ document_id, label, help }) => {
          const current = uploads[uploadKey(serviceDetails.id, document_id)]
          const document = findDocument(uploadedDocs, document_id, current)
          return (
            <DocumentRow
              key={document_id}
              label={label}
              help={help}
              upload={current}
              view={documentView(document, current, allowed_actions.includes('upload'))}
              onChoose={(file) => void upload(document_id, file)}
            />
          )
        })}
      </Stack>
      {onNext && (
        <Button variant="secondary" iconAfter={<ChevronRightIcon />} onClick={onNext}>
          {texts.next}
        </Button>
      )}
    </Stack>
  )
}
