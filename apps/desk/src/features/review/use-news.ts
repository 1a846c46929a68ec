import { useState } from 'react'
import type { ReviewedDocument } from './reviewed-document.ts'

/** The decision that the news are about. */
interface About {
  readonly id: string
  readonly decision: 'accepted' | 'rejected'
}

/**
 * What the line of the screen says. Of this application: the next one is shown by the same component, behind which its
 * paper lies drawn. What was decided and taken back again is no news.
 */
export function useNews(applicationId: string, documents: readonly ReviewedDocument[]) {
  const [said, setSaid] = useState<{ applicationId: string; words: string; about?: About | undefined }>()
  const about = said?.about
  const stands =
    !about || documents.some(({ id, file }) => id === about.id && file?.status === about.decision)
  return {
    news: said?.applicationId === applicationId && stands ? said.words : '',
    setNews: (words: string, about?: About) => setSaid({ applicationId, words, about }),
  }
}
