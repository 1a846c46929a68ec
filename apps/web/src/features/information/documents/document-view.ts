import type { ServiceApplication } from '@sanad/contracts'
import { mayRetry } from './upload-failure.ts'
import type { Upload, UploadedFile } from './uploads-store.ts'

type DocumentKind =
  | 'needed'
  | 'beingChecked'
  | 'received'
  | 'accepted'
  | 'rejected'
  | 'infected'
  | 'shrinking'
  | 'uploading'
  | 'interrupted'
  | 'doubtful'
  | 'failed'
  | 'unusable'

/** A document as its row shows it. */
export interface DocumentView {
  readonly kind: DocumentKind
  readonly document: UploadedFile | undefined
  /** A file may be chosen now. */
  readonly canChoose: boolean
}

/** The latest known upload of a document; the staff decision is part of the application. */
export function findDocument(
  uploadedDocs: ServiceApplication['uploadedDocs'],
  documentId: string,
  upload: Upload | undefined,
): UploadedFile | undefined {
  const stored = uploadedDocs
    .filter(({ document_id }) => document_id === documentId)
    .reduce<UploadedFile | undefined>(
      (newest, next) => (newest && newest.uploaded_at > next.uploaded_at ? newest : next),
      undefined,
    )
  const sent = upload?.kind === 'done' ? upload.document : undefined
  return sent && (!stored || sent.uploaded_at > stored.uploaded_at) ? sent : stored
}

/** Another document of the application that was given a file of the same name and size: a guess, which only warns. */
export function findSameFile(
  uploadedDocs: ServiceApplication['uploadedDocs'],
  document: UploadedFile | undefined,
): UploadedFile | undefined {
  return (
    document &&
    uploadedDocs.find(
      ({ document_id, size_bytes, original_name }) =>
        document_id !== document.document_id &&
        size_bytes === document.size_bytes &&
        original_name === document.original_name,
    )
  )
}

const kinds = {
  checking: 'beingChecked',
  submitted: 'received',
  accepted: 'accepted',
  rejected: 'rejected',
  infected: 'infected',
} as const

/** View model of a document's row; `mayUpload`: the application accepts files. */
export function documentView(
  document: UploadedFile | undefined,
  upload: Upload | undefined,
  mayUpload: boolean,
): DocumentView {
  if (upload?.kind === 'shrinking' || upload?.kind === 'uploading') {
    return { kind: upload.kind, document, canChoose: false }
  }
  if (upload?.kind === 'failed' || upload?.kind === 'interrupted' || upload?.kind === 'doubtful') {
    const isUnusable = upload.kind === 'failed' && !mayRetry(upload.error)
    return { kind: isUnusable ? 'unusable' : upload.kind, document, canChoose: mayUpload }
  }
  const kind = document ? kinds[document.status] : 'needed'
  return { kind, document, canChoose: mayUpload && kind !== 'accepted' }
}
