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
}

/** Fixed to the bottom on phones (replacing the shell's navigation), sticky in the column on wider screens. */
export function StickyBar({ label, amount, prompt = false, badge, note, action }: StickyBarProps) {
  return (
    <div className={styles.room} data-sticky-bar="">
      <section className={styles.bar} aria-label={label}>
        <div className={styles.texts}>
          <p className={styles.label}>{label}</p>
          <p className={styles.amount} data-prompt={prompt || undefined}>
            {amount} {badge}
          </p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.action}>{action}</div>
      </section>
    </div>
  )
}
