import { useState } from 'react'
import { useDeskSelector } from '../../shared/state/desk-state.ts'
import type { ReviewedDocument } from './reviewed-document.ts'

/** What was decided about the paper while it was looked at: by a colleague, or in another tab. */
export function useDecidedElsewhere(
  shown: ReviewedDocument | undefined,
): 'accepted' | 'rejected' | undefined {
  const file = shown?.file
  const isOwn = useDeskSelector(({ undo }) => undo.some((act) => 'fileId' in act && act.fileId === file?.id))
  const [known, setKnown] = useState(file)
  const isKnown = known?.id === file?.id && known?.status === file?.status
  const decision = file?.status === 'accepted' || file?.status === 'rejected' ? file.status : undefined
  if (!isKnown && (known?.id !== file?.id || isOwn || !decision)) setKnown(file)
  return isKnown ? undefined : decision
}
