import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import styles from './folded-card.module.css'

export interface FoldedCardProps {
  title: ReactNode
  /** What is inside, in a line: readable while folded. */
  summary?: ReactNode
  headingLevel?: 2 | 3
  padding?: 'regular' | 'none'
  /** For what is costly to have inside. */
  onOpen?: () => void
  children: ReactNode
}

/** A card that is read and rarely changed: folded until its heading is pressed. */
export function FoldedCard({
  title,
  summary,
  headingLevel = 2,
  padding = 'regular',
  onOpen,
  children,
}: FoldedCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <details
      className={styles.card}
      data-padding={padding}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.head}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <ChevronDownIcon />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
