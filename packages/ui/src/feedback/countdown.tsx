import { formatCountdown } from '@sanad/domain'
import styles from './countdown.module.css'

export interface CountdownProps {
  /** Seconds left: the app owns the clock. */
  seconds: number
  /** Accessible name, such as "Time until a new code can be sent". */
  label?: string | undefined
}

/** A timer is silent for screen readers: one that spoke every second would drown the page. */
export function Countdown({ seconds, label }: CountdownProps) {
  return (
    <span className={styles.countdown} role="timer" aria-label={label}>
      {formatCountdown(seconds)}
    </span>
  )
}
