import type { ServiceApplication } from '@sanad/contracts'
import { useEffect } from 'react'
import { DocumentRow } from './document-row.tsx'
import { documentView, findDocument } from './document-view.ts'
import { restoreUploads } from './restore-uploads.ts'
import { uploadKey, useUploads } from './uploads-store.ts'
import { useUpload } from './use-upload.ts'

interface DocumentUploadProps {
  application: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>
  asked: Pick<ServiceApplication['documentList'][number], 'document_id' | 'label' | 'help'>
  uploadedDocs: ServiceApplication['uploadedDocs']
  mayUpload: boolean
}

/** One document that is asked for: its file, and what gives or replaces it. */
export function DocumentUpload({ application, asked, uploadedDocs, mayUpload }: DocumentUploadProps) {
  const { document_id, label, help } = asked
  const upload = useUpload(application, asked)
  useEffect(() => void restoreUploads(application.user_id), [application.user_id])
  const current = useUploads()[uploadKey(application.id, document_id)]
  const document = findDocument(uploadedDocs, document_id, current)
  return (
    <DocumentRow
      label={label}
      help={help}
      upload={current}
      view={documentView(document, current, mayUpload)}
      onChoose={(file) => void upload.choose(file)}
      onSend={(outgoing) => void upload.send(outgoing)}
      onDiscard={() => void upload.discard()}
    />
  )
}
