import type { UploadedDocument } from '@sanad/contracts'
import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { PreparedFile } from '../../../shared/files/shrink-image.ts'

export type UploadedFile = z.infer<typeof UploadedDocument>

/** A file as it goes, and where its first parts went. */
export interface OutgoingFile extends PreparedFile {
  readonly url?: string | undefined
}

/** What became of the last file that was chosen for a document. */
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
  /** Begun before the page was reloaded. */
  | { kind: 'interrupted'; outgoing: OutgoingFile }
  | { kind: 'failed'; outgoing: OutgoingFile; error: unknown }
  /** Taken by the server; stays until the application that is read again shows it. */
  | { kind: 'done'; document: UploadedFile; outgoing: OutgoingFile }

type Uploads = Readonly<Record<string, Upload>>

const none: Uploads = {}
let uploads = none
const listeners = new Set<() => void>()
const shown = new Set<string>()

export function uploadKey(applicationId: string, documentId: string): string {
  return `${applicationId}/${documentId}`
}

/** Outside of the components, so that an upload goes on when its dialog is closed or another screen is opened. */
export const uploadsStore = {
  get: (key: string): Upload | undefined => uploads[key],
  set(key: string, upload: Upload | undefined): void {
    const { [key]: _, ...rest } = uploads
    uploads = upload ? { ...rest, [key]: upload } : rest
    for (const listener of listeners) listener()
  },
  /** The row of this file is on show from now until what is given back is called. */
  show(key: string): () => void {
    shown.add(key)
    return () => void shown.delete(key)
  },
  isShown: (key: string): boolean => shown.has(key),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function useUploads(): Uploads {
  return useSyncExternalStore(uploadsStore.subscribe, () => uploads)
}
