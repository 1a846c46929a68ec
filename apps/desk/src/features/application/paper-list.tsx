import { applicationMessages } from '@sanad/texts/desk/application'
import { Badge, type Tone } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { reviewPath } from '../../shared/routing/paths.ts'
import styles from './application.module.css'
import type { Paper } from './list-papers.ts'

interface PaperListProps {
  readonly applicationId: string
  readonly papers: readonly Paper[]
}

const tones = {
  missing: 'grey',
  submitted: 'blue',
  accepted: 'green',
  rejected: 'red',
  checking: 'grey',
  infected: 'red',
} as const satisfies Record<Paper['status'], Tone>

/** Each paper leads to where it is judged. */
export function PaperList({ applicationId, papers }: PaperListProps) {
  const texts = useMessages(applicationMessages)
  const language = useLanguage()
  const { keep } = useCameFrom()
  return (
    <ul className={styles.papers}>
      {papers.map(({ id, title, status, reason, dueOn, isDocument }) => (
        <li key={id} className={styles.paper}>
          {isDocument ? (
            <AppLink className={styles.title} to={keep(reviewPath(applicationId, id))}>
              {title}
            </AppLink>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          <Badge tone={tones[status]}>{texts[status]}</Badge>
          {reason && <p className={styles.reason}>{reason}</p>}
          {dueOn && <p className={styles.reason}>{texts.askedBy({ day: formatDate(dueOn, language) })}</p>}
        </li>
      ))}
    </ul>
  )
}
