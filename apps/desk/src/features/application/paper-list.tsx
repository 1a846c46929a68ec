import { applicationMessages } from '@sanad/texts/desk/application'
import { Badge, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './application.module.css'
import type { Paper } from './list-papers.ts'

interface PaperListProps {
  readonly papers: readonly Paper[]
  readonly current: string | undefined
  readonly onChoose: (id: string) => void
}

const tones = {
  submitted: 'blue',
  accepted: 'green',
  rejected: 'red',
  checking: 'grey',
  infected: 'red',
} as const satisfies Record<Paper['status'], Tone>

export function PaperList({ papers, current, onChoose }: PaperListProps) {
  const texts = useMessages(applicationMessages)
  return (
    <ul className={styles.papers}>
      {papers.map(({ id, title, status, reason, url }) => (
        <li key={id} className={styles.paper} aria-current={id === current || undefined}>
          <button type="button" className={styles.choose} onClick={() => onChoose(id)}>
            {title}
          </button>
          <Badge tone={tones[status]}>{texts[status]}</Badge>
          {url && (
            <a className={styles.file} href={url} target="_blank" rel="noreferrer">
              {texts.openFile}
            </a>
          )}
          {reason && <p className={styles.reason}>{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
