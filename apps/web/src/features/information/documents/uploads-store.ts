import type { UploadedDocument } from '@sanad/contracts'
import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { PreparedFile } from '../../../shared/files/shrink-image.ts'
import type { PhotoProblem } from '../photos/find-photo-problems.ts'

export type UploadedFile = z.infer<typeof UploadedDocument>

/** A file in transfer, with the upload URL to resume. */
export interface OutgoingFile extends PreparedFile {
  readonly url?: string | undefined
}

/** Where a file came from, and where another one of its kind is looked for. */
export type FileSource = 'camera' | 'files'

/** Why a file may not do; the customer decides. `refused_before`: it seems to be the one that staff could not accept. */
export type FileDoubt = PhotoProblem | 'refused_before'

/** State of the last chosen file of a document. */
export type Upload =
  | { kind: 'shrinking'; file: File; stop: () => void }
  | {
      kind: 'uploading'
      outgoing: OutgoingFile
      sent: number
      total: number
      waiting: boolean
      stop: () => void
    }
  | { kind: 'doubtful'; outgoing: OutgoingFile; doubts: readonly FileDoubt[]; source: FileSource }
  /** Restored after a reload. */
  | { kind: 'interrupted'; outgoing: OutgoingFile }
  | { kind: 'failed'; outgoing: OutgoingFile; error: unknown }
  /** Accepted by the server; kept until the refetched application contains it. */
  | { kind: 'done'; document: UploadedFile; outgoing: OutgoingFile }

type Uploads = Readonly<Record<string, Upload>>

const none: Uploads = {}
let uploads = none
const listeners = new Set<() => void>()
const shown = new Set<string>()
const warned = new Set<string>()

export function uploadKey(applicationId: string, documentId: string): string {
  return `${applicationId}/${documentId}`
}

/** External store: uploads continue when the dialog is closed or the screen is left. */
export const uploadsStore = {
  get: (key: string): Upload | undefined => uploads[key],
  set(key: string, upload: Upload | undefined): void {
    const { [key]: _, ...rest } = uploads
    uploads = upload ? { ...rest, [key]: upload } : rest
    for (const listener of listeners) listener()
  },
  /** Marks the row as mounted; returns the cleanup. */
  show(key: string): () => void {
    shown.add(key)
    return () => void shown.delete(key)
  },
  isShown: (key: string): boolean => shown.has(key),
  /** A document's photos are doubted once: whoever takes another one knows what matters. */
  wasWarned: (key: string): boolean => warned.has(key),
  warn: (key: string): void => void warned.add(key),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function useUploads(): Uploads {
  return useSyncExternalStore(uploadsStore.subscribe, () => uploads)
}
