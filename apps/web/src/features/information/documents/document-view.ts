import type { ServiceApplication } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
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

/** Whether a chosen file has the name and the size of a stored one: a guess, which only warns. */
export function isLike(
  { original_name, size_bytes }: UploadedFile,
  { name, size }: Pick<File, 'name' | 'size'>,
) {
  return original_name === name && size_bytes === size
}

/** Whether a file whose upload a reload interrupted is there all the same: only the answer was lost. */
export function hasArrived(given: UploadedFile | undefined, upload: Upload | undefined): boolean {
  if (upload?.kind !== 'interrupted' || !given) return false
  return !isRefused(given.status) && isLike(given, upload.outgoing.file)
}

/** Another document of the application that was given a file like it. */
export function findSameFile(
  uploadedDocs: ServiceApplication['uploadedDocs'],
  document: UploadedFile | undefined,
): UploadedFile | undefined {
  return (
    document &&
    uploadedDocs.find(
      (other) =>
        other.document_id !== document.document_id &&
        isLike(other, { name: document.original_name, size: document.size_bytes }),
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
