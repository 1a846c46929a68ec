import { applicationMessages } from '@sanad/texts/desk/application'
import { Badge, type Tone } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { reviewPath } from '../../shared/routing/paths.ts'
import styles from './application.module.css'
import type { Paper } from './list-papers.ts'

interface PaperListProps {
  readonly applicationId: string
  readonly papers: readonly Paper[]
}

const tones = {
  submitted: 'blue',
  accepted: 'green',
  rejected: 'red',
  checking: 'grey',
  infected: 'red',
} as const satisfies Record<Paper['status'], Tone>

/** Each paper leads to where it is judged. */
export function PaperList({ applicationId, papers }: PaperListProps) {
  const texts = useMessages(applicationMessages)
  const { keep } = useCameFrom()
  return (
    <ul className={styles.papers}>
      {papers.map(({ id, title, status, reason }) => (
        <li key={id} className={styles.paper}>
          <AppLink className={styles.title} to={keep(reviewPath(applicationId, id))}>
            {title}
          </AppLink>
          <Badge tone={tones[status]}>{texts[status]}</Badge>
          {reason && <p className={styles.reason}>{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
