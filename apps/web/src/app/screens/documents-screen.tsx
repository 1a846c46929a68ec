import type { UploadedDocument } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
import { DocumentsSection } from '../../features/documents/documents-section.tsx'
import { DocumentUpload } from '../../features/information/documents/document-upload.tsx'
import { useAppSelector } from '../../shared/state/app-state.ts'

/** Everything uploaded, with the same rows that ask for it on the service's screen. */
export function DocumentsScreen() {
  const userId = useAppSelector((state) => state.auth.user?.id) ?? ''
  return (
    <DocumentsSection
      renderDocument={({ application, may_upload }, document) => (
        <DocumentUpload
          key={document.document_id}
          application={{ id: application.id, user_id: userId }}
          asked={isIn(document) ? { ...document, help: '' } : document}
          uploadedDocs={document.uploaded ? [document.uploaded] : []}
          mayUpload={may_upload}
        />
      )}
    />
  )
}

/** Hides the upload instructions: nothing is required any more. */
function isIn({ uploaded }: { uploaded: UploadedDocument | null }): boolean {
  return uploaded !== null && !isRefused(uploaded.status)
}
