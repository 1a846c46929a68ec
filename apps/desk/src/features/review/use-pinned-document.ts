import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isUndecided, type ReviewedDocument } from './reviewed-document.ts'

/**
 * The document that is looked at: the one of the address, otherwise the first without a decision when the application
 * was opened. It stays that one whatever is decided meanwhile; `turnTo` shows another at once, before the address has it.
 */
export function usePinnedDocument(applicationId: string, documents: readonly ReviewedDocument[]) {
  const [search] = useSearchParams()
  const asked = search.get('d')
  const open = () => ({
    applicationId,
    asked,
    id: (documents.find(({ id }) => id === asked) ?? documents.find(isUndecided) ?? documents[0])?.id,
  })
  const [pinned, setPinned] = useState(open)
  if (pinned.applicationId !== applicationId || pinned.asked !== asked) setPinned(open)
  return {
    current: documents.find(({ id }) => id === pinned.id) ?? documents[0],
    turnTo: (id: string) => setPinned({ ...pinned, id }),
  }
}
