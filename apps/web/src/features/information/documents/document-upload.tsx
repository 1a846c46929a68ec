import type { ServiceApplication } from '@sanad/contracts'
import { Stack } from '@sanad/ui'
import { useEffect } from 'react'
import { DocumentRow } from './document-row.tsx'
import { documentView, findDocument } from './document-view.ts'
import { restoreUploads } from './restore-uploads.ts'
import { ReuseButton } from './reuse-button.tsx'
import { uploadKey, useUploads } from './uploads-store.ts'
import { useUpload } from './use-upload.ts'

interface DocumentUploadProps {
  application: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>
  asked: Pick<ServiceApplication['documentList'][number], 'document_id' | 'label' | 'help'>
  uploadedDocs: ServiceApplication['uploadedDocs']
  mayUpload: boolean
  /** A file of an earlier application that can be given again. */
  reusable?: ServiceApplication['reusable_documents'][number] | undefined
}

/** One document that is asked for: its file, and what gives or replaces it. */
export function DocumentUpload({
  application,
  asked,
  uploadedDocs,
  mayUpload,
  reusable,
}: DocumentUploadProps) {
  const { document_id, label, help } = asked
  const upload = useUpload(application, asked)
  useEffect(() => void restoreUploads(application.user_id), [application.user_id])
  const current = useUploads()[uploadKey(application.id, document_id)]
  const document = findDocument(uploadedDocs, document_id, current)
  const view = documentView(document, current, mayUpload)
  return (
    <Stack gap="small">
      <DocumentRow
        label={label}
        help={help}
        upload={current}
        view={view}
        onChoose={(file) => void upload.choose(file)}
        onSend={(outgoing) => void upload.send(outgoing)}
        onDiscard={() => void upload.discard()}
      />
      {reusable && view.canChoose && (
        <div>
          <ReuseButton applicationId={application.id} label={label} file={reusable} />
        </div>
      )}
    </Stack>
  )
}
