import { useEffect, useState } from 'react'
import { readPages } from '../../../shared/files/kept-pages.ts'
import { uploadKey } from './uploads-store.ts'
import type { AskedFor } from './use-document.ts'

/** How many photos of a document wait to be sent as one PDF. Beside the document itself, which shows them: none. */
export function useUnsentPhotos(
  { application: { id, user_id }, asked: { document_id } }: Pick<AskedFor, 'application' | 'asked'>,
  isShown: boolean,
): number {
  const [count, setCount] = useState(0)
  const key = uploadKey(id, document_id)
  useEffect(() => {
    if (isShown) return
    let isGone = false
    void readPages({ key, customerId: user_id }).then((files) => {
      if (!isGone) setCount(files.length)
    })
    return () => {
      isGone = true
    }
  }, [key, user_id, isShown])
  return isShown ? 0 : count
}
