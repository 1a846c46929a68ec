import { workMessages } from '@sanad/texts/desk/work'
import { useMessages } from '@sanad/web-kit'
import { ActButton } from '../../shared/keys/act-button.tsx'
import styles from './work-screen.module.css'

interface SelectionBarProps {
  readonly count: number
  readonly onTake: () => void
  /** Undefined: this member gives work to nobody. */
  readonly onAssign: (() => void) | undefined
  readonly onSnooze: () => void
  readonly onDue: () => void
  /** Undefined: this member sets no priority. */
  readonly onPriority: (() => void) | undefined
  /** Undefined: something of it is ended by more than a note. */
  readonly onFinish: (() => void) | undefined
  readonly onClear: () => void
}

/** What can be done with the rows that are selected; on a phone above the bar at the bottom, where the thumb is. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, onTake, onAssign, onSnooze, onDue, onPriority, onFinish, onClear } = props
  const texts = useMessages(workMessages)
  return (
    <section className={styles.selection} aria-label={texts.selected({ count })}>
      <span className={styles.selected}>{texts.selected({ count })}</span>
      <ActButton keys="i" label={texts.takeOrRelease} size="small" onClick={onTake} />
      {onAssign && (
        <ActButton keys="s" label={texts.assign} variant="secondary" size="small" onClick={onAssign} />
      )}
      <ActButton keys="h" label={texts.snooze} variant="secondary" size="small" onClick={onSnooze} />
      <ActButton keys="d" label={texts.setDue} variant="secondary" size="small" onClick={onDue} />
      {onPriority && (
        <ActButton keys="p" label={texts.setPriority} variant="secondary" size="small" onClick={onPriority} />
      )}
      {onFinish && (
        <ActButton keys="y" label={texts.finish} variant="secondary" size="small" onClick={onFinish} />
      )}
      <ActButton keys="esc" label={texts.clear} variant="quiet" size="small" onClick={onClear} />
    </section>
  )
}
