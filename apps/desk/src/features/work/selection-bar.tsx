import { workMessages } from '@sanad/texts/desk/work'
import { Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { KeyHint } from '../../shared/keys/key-hint.tsx'
import styles from './work-screen.module.css'

interface SelectionBarProps {
  readonly count: number
  readonly onTake: () => void
  /** Undefined: this member gives work to nobody. */
  readonly onAssign: (() => void) | undefined
  readonly onSnooze: () => void
  readonly onDue: () => void
  readonly onClear: () => void
}

/** What can be done with the rows that are selected; on a phone above the bar at the bottom, where the thumb is. */
export function SelectionBar({ count, onTake, onAssign, onSnooze, onDue, onClear }: SelectionBarProps) {
  const texts = useMessages(workMessages)
  return (
    <section className={styles.selection} aria-label={texts.selected({ count })}>
      <span className={styles.selected}>{texts.selected({ count })}</span>
      <Button size="small" aria-keyshortcuts="i" onClick={onTake}>
        {texts.takeOrRelease}
        <KeyHint>I</KeyHint>
      </Button>
      {onAssign && (
        <Button variant="secondary" size="small" aria-keyshortcuts="s" onClick={onAssign}>
          {texts.assign} (S)
        </Button>
      )}
      <Button variant="secondary" size="small" aria-keyshortcuts="h" onClick={onSnooze}>
        {texts.snooze}
        <KeyHint>H</KeyHint>
      </Button>
      <Button variant="secondary" size="small" aria-keyshortcuts="d" onClick={onDue}>
        {texts.setDue}
        <KeyHint>D</KeyHint>
      </Button>
      <Button variant="quiet" size="small" aria-keyshortcuts="Escape" onClick={onClear}>
        {texts.clear}
        <KeyHint>Esc</KeyHint>
      </Button>
    </section>
  )
}
