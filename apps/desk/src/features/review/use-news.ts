import { reviewMessages } from '@sanad/texts/desk/review'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { onKeyTaken } from '../../shared/keys/key-registry.ts'
import type { RefusedKey } from './decide/decision-bar.tsx'
import { stateText } from './document-state.ts'
import type { ReviewedDocument } from './reviewed-document.ts'
import { useDecidedElsewhere } from './use-decided-elsewhere.ts'

/** The decision that the news are about. */
interface About {
  readonly id: string
  readonly decision: 'accepted' | 'rejected'
}

/**
 * What the line of the screen says. Of this application: the next one is shown by the same component, behind which its
 * paper lies drawn. What was decided and taken back again is no news; what is decided elsewhere about the paper on screen is.
 * That a key was not taken is news until one is.
 */
export function useNews(
  applicationId: string,
  documents: readonly ReviewedDocument[],
  shown: ReviewedDocument | undefined,
) {
  const texts = useMessages(reviewMessages)
  const elsewhere = useDecidedElsewhere(shown)
  const [said, setSaid] = useState<{
    applicationId: string
    words: string
    about?: About | undefined
    isRefusal?: boolean
  }>()
  useEffect(() => onKeyTaken(() => setSaid((now) => (now?.isRefusal ? undefined : now))), [])
  const about = said?.about
  const stands =
    !about || documents.some(({ id, file }) => id === about.id && file?.status === about.decision)
  const news = said?.applicationId === applicationId && stands ? said.words : ''
  return {
    news:
      elsewhere && shown
        ? texts.decidedElsewhere({ document: shown.label, decision: stateText(elsewhere, texts) })
        : news,
    setNews: (words: string, about?: About) => setSaid({ applicationId, words, about }),
    sayRefused: (why: RefusedKey) =>
      setSaid({ applicationId, words: texts[`refused.${why}`], isRefusal: true }),
  }
}
