import type { DataRecipient } from '@sanad/contracts'
import { recipientsMessages } from '@sanad/texts/web/shared/recipients'
import { latePart, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import styles from './recipients-note.module.css'

const PrivacyNoticeDialog = latePart(() =>
  import('./privacy-notice-dialog.tsx').then(({ PrivacyNoticeDialog }) => PrivacyNoticeDialog),
)

/** Who receives what is about to be given and what for, one press away from the fields. */
export function RecipientsNote({ recipients }: { recipients: readonly DataRecipient[] | undefined }) {
  const texts = useMessages(recipientsMessages)
  const [isReading, setReading] = useState(false)
  if (!recipients || recipients.length === 0) return null
  return (
    <details className={styles.note}>
      <summary>{texts.title}</summary>
      <ul className={styles.list}>
        {recipients.map(({ name, kind, purpose }) => (
          <li key={name}>
            <strong>{name}</strong> <span className={styles.kind}>({texts[`kind.${kind}`]})</span>
            <br />
            {purpose}
          </li>
        ))}
      </ul>
      <p>
        {texts.nobodyElse}{' '}
        <button type="button" className={styles.link} onClick={() => setReading(true)}>
          {texts.readNotice}
        </button>
      </p>
      {isReading && (
        <PrivacyNoticeDialog onClose={() => setReading(false)} onFail={() => setReading(false)} />
      )}
    </details>
  )
}
