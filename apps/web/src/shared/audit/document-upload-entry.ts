import type { AuditEntry } from './use-audit.ts'

interface Sent {
  readonly applicationId: string
  readonly userId: string
  readonly document: { readonly document_id: string; readonly label: string }
  readonly file: File
  readonly outcome: 'success' | 'failed'
  readonly error?: string | undefined
}

/** The audit entry of a document that was sent, or could not be (DI-09). */
export function documentUploadEntry({
  applicationId,
  userId,
  document,
  file,
  outcome,
  error,
}: Sent): AuditEntry {
  const { document_id, label } = document
  return {
    action: 'DOCUMENT_UPLOAD',
    entity_type: 'document',
    entity_id: document_id,
    description: outcome === 'success' ? `Uploaded ${label}` : `Could not upload ${label}`,
    user_id: userId,
    status: outcome,
    ...(error !== undefined && { error_message: error.slice(0, 500) }),
    metadata: {
      application_id: applicationId,
      document_name: label,
      document_type: document_id,
      file_size: Math.ceil(file.size / 1024),
      file_type: file.type,
      status: outcome,
    },
  }
}
