import { workMessages } from '@sanad/texts/desk/work'
import { Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './work-screen.module.css'

interface SelectionBarProps {
  readonly count: number
  readonly onTake: () => void
  readonly onSnooze: () => void
  readonly onDue: () => void
  readonly onClear: () => void
}

/** What can be done with the rows that are selected; on a phone above the bar at the bottom, where the thumb is. */
export function SelectionBar({ count, onTake, onSnooze, onDue, onClear }: SelectionBarProps) {
  const texts = useMessages(workMessages)
  return (
    <section className={styles.selection} aria-label={texts.selected({ count })}>
      <span>{texts.selected({ count })}</span>
      <Button size="small" aria-keyshortcuts="i" onClick={onTake}>
        {texts.takeOrRelease} (I)
      </Button>
      <Button variant="secondary" size="small" aria-keyshortcuts="h" onClick={onSnooze}>
        {texts.snooze} (H)
      </Button>
      <Button variant="secondary" size="small" aria-keyshortcuts="d" onClick={onDue}>
        {texts.setDue} (D)
      </Button>
      <Button variant="quiet" size="small" aria-keyshortcuts="Escape" onClick={onClear}>
        {texts.clear} (Esc)
      </Button>
    </section>
  )
}
