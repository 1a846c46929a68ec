import type { UploadedDocument } from '@sanad/contracts'
import { fileLink } from '../../platform/uploads/file-link.ts'

export interface UploadedDocumentRow {
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly originalName: string
  readonly sizeBytes: number
  readonly status: UploadedDocument['status']
  readonly rejectionReason: string | null
  readonly at: string
}

function isHeldBack({ status }: UploadedDocumentRow): boolean {
  return status === 'checking' || status === 'infected'
}

/** An uploaded document as the customer sees it, with a signed link of a few minutes. */
export function toUploadedDocument(
  row: UploadedDocumentRow,
  { key, now }: { key: Buffer; now: Date },
): UploadedDocument {
  return {
    id: row.id,
    document_id: row.documentId,
    filename: row.filename,
    original_name: row.originalName,
    size_bytes: row.sizeBytes,
    status: row.status,
    rejection_reason: row.rejectionReason,
    uploaded_at: new Date(row.at).toISOString(),
    view_url: isHeldBack(row) ? null : fileLink(key, { folder: '', filename: row.filename, now }),
  }
}
