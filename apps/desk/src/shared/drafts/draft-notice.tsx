import { actFormMessages } from '@sanad/texts/desk/act-form'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import styles from './draft-notice.module.css'

/** Says that words from before are in the fields. The line is there before its words, or no screen reader would say them. */
export function DraftNotice({ isRestored }: { isRestored: boolean }) {
  const texts = useMessages(actFormMessages)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => setSaid(isRestored), [isRestored])
  return (
    <p role="status" className={isSaid ? styles.notice : styles.none}>
      {isSaid && texts.draftIsBack}
    </p>
  )
}
