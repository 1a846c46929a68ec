import { formatCountdown } from '@sanad/domain'
import styles from './countdown.module.css'

export interface CountdownProps {
  /** Remaining seconds; the app owns the clock. */
  seconds: number
  /** Accessible name, such as "Time until a new code can be sent". */
  label?: string | undefined
}

/** `role="timer"` is not a live region: announcing every second would drown out the page. */
export function Countdown({ seconds, label }: CountdownProps) {
  return (
    <span className={styles.countdown} role="timer" aria-label={label}>
      {formatCountdown(seconds)}
    </span>
  )
}
