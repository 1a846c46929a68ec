import { workMessages } from '@sanad/texts/desk/work'
import { useMessages } from '@sanad/web-kit'
import { ActButton } from '../../shared/keys/act-button.tsx'
import styles from './work-screen.module.css'

/** What this member may do with rows of work, and its key. */
export interface RowAct {
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

interface SelectionBarProps {
  readonly count: number
  readonly acts: readonly RowAct[]
  readonly onClear: () => void
}

/** What can be done with the rows that are selected; on a phone above the bar at the bottom, where the thumb is. */
export function SelectionBar({ count, acts, onClear }: SelectionBarProps) {
  const texts = useMessages(workMessages)
  return (
    <section className={styles.selection} aria-label={texts.selected({ count })}>
      <span className={styles.selected}>{texts.selected({ count })}</span>
      {acts.map(({ keys, label, run }, index) => (
        <ActButton
          key={keys}
          keys={keys}
          label={label}
          variant={index === 0 ? 'primary' : 'secondary'}
          size="small"
          onClick={run}
        />
      ))}
      <ActButton keys="esc" label={texts.clear} variant="quiet" size="small" onClick={onClear} />
    </section>
  )
}
