import type { UploadedDocument } from '@sanad/contracts'
import { type LocalText, textIn } from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import { fileLink } from '../../platform/uploads/file-link.ts'

export interface UploadedDocumentRow {
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly originalName: string
  readonly sizeBytes: number
  readonly status: UploadedDocument['status']
  readonly rejectionReason: LocalText | null
  readonly at: string
}

function isHeldBack({ status }: UploadedDocumentRow): boolean {
  return status === 'checking' || status === 'infected'
}

/** An uploaded document as the customer sees it, with a signed link of a few minutes. */
export function toUploadedDocument(
  row: UploadedDocumentRow,
  { key, now, language }: { key: Buffer; now: Date; language: Language },
): UploadedDocument {
  return {
    id: row.id,
    document_id: row.documentId,
    filename: row.filename,
    original_name: row.originalName,
    size_bytes: row.sizeBytes,
    status: row.status,
    rejection_reason: row.rejectionReason && textIn(row.rejectionReason, language),
    uploaded_at: new Date(row.at).toISOString(),
    view_url: isHeldBack(row) ? null : fileLink(key, { folder: '', filename: row.filename, now }),
  }
}
