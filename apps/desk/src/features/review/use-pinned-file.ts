import type { UploadedDocument } from '@sanad/contracts'
import { useState } from 'react'
import type { ReviewedDocument } from './reviewed-document.ts'

interface PinnedFile {
  /** The document with the file that is looked at. */
  readonly shown: ReviewedDocument | undefined
  /** What the customer has replaced it by meanwhile. */
  readonly newer: UploadedDocument | undefined
  readonly showNewer: () => void
}

/** Keeps the file that is looked at on screen, also once the customer has replaced it: nothing changes by itself. */
export function usePinnedFile(current: ReviewedDocument | undefined): PinnedFile {
  const [pinned, setPinned] = useState(current)
  const isReplaced =
    pinned !== undefined &&
    pinned.id === current?.id &&
    pinned.file !== undefined &&
    pinned.file.id !== current.file?.id
  // The same file with a new state, or another document: no other file takes its place by that.
  const isOther =
    pinned?.id !== current?.id ||
    pinned?.file?.id !== current?.file?.id ||
    pinned?.file?.status !== current?.file?.status
  if (!isReplaced && isOther) setPinned(current)
  return {
    shown: isReplaced ? pinned : current,
    newer: isReplaced ? current?.file : undefined,
    showNewer: () => setPinned(current),
  }
}
