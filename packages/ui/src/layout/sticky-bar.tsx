import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

export interface StickyBarProps {
  /** Such as "Amount payable"; also names the region. */
  label: string
  amount: ReactNode
  /** The amount is unknown: `amount` is a text that says what to choose first. */
  prompt?: boolean
  badge?: ReactNode
  /** Small line below the amount. */
  note?: ReactNode
  /** Primary action. */
  action: ReactNode
  /** `bottom`: fixed there on phones, sticky on wider screens. `card`: within a card that is sticky itself, where it covers nothing. */
  place?: 'bottom' | 'card'
}

/** On phones it replaces the shell's navigation. */
export function StickyBar({
  label,
  amount,
  prompt = false,
  badge,
  note,
  action,
  place = 'bottom',
}: StickyBarProps) {
  const bar = (
    <section className={place === 'card' ? styles.inCard : styles.bar} aria-label={label}>
      <div className={styles.texts}>
        <p className={styles.label}>{label}</p>
        <p className={styles.amount} data-prompt={prompt || undefined}>
          {amount} {badge}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.action}>{action}</div>
    </section>
  )
  if (place === 'card') return bar
  return (
    <div className={styles.room} data-sticky-bar="">
      {bar}
    </div>
  )
}
