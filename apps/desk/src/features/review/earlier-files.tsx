import type { UploadedDocument } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { Badge } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages, useMinWidth } from '@sanad/web-kit'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { KeyCap } from '../../shared/keys/key-hint.tsx'
import { reviewPath } from '../../shared/routing/paths.ts'
import { stateText, stateTones } from './document-state.ts'
import own from './earlier-files.module.css'
import styles from './review.module.css'

interface EarlierFilesProps {
  readonly applicationId: string
  readonly documentId: string
  readonly files: readonly UploadedDocument[]
  /** Id of the one that is compared. */
  readonly comparedId: string | undefined
}

/** What was given for the document before, and why it was not taken; each opens beside the file of today. */
export function EarlierFiles({ applicationId, documentId, files, comparedId }: EarlierFilesProps) {
  const texts = useMessages(reviewMessages)
  const language = useLanguage()
  const { keep } = useCameFrom()
  const isBesidePaper = useMinWidth('72rem')
  if (files.length === 0) return null
  return (
    // Above the paper they are folded, so that its height is the paper's.
    <details className={own.earlier} open={isBesidePaper || comparedId !== undefined}>
      <summary>
        <h2 className={styles.heading}>{texts.earlier({ files: files.length })}</h2>
      </summary>
      <ol>
        {files.map(({ id, status, rejection_reason, uploaded_at }, index) => (
          <li key={id}>
            <AppLink
              className={styles.document}
              to={keep(reviewPath(applicationId, documentId, id === comparedId ? undefined : id))}
              replace
              aria-current={id === comparedId ? 'true' : undefined}
              aria-keyshortcuts={index === 0 ? '\\' : undefined}
            >
              <span>
                {index === 0 && <KeyCap>\</KeyCap>} {formatDateTime(uploaded_at, language)}
              </span>
              <Badge tone={stateTones[status]}>{stateText(status, texts)}</Badge>
            </AppLink>
            {rejection_reason && <q className={styles.entryMeta}>{rejection_reason}</q>}
          </li>
        ))}
      </ol>
    </details>
  )
}
