import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

export interface StickyBarProps {
  /** Such as "Amount payable"; also the region's name. */
  label: string
  amount: ReactNode
  /** The amount is not known yet: `amount` says in words what is to be chosen first. */
  prompt?: boolean
  badge?: ReactNode
  /** A small line under the amount. */
  note?: ReactNode
  /** The one primary action. */
  action: ReactNode
}

/** Fixed at the bottom of a phone (in place of the shell's navigation), sticky in the column on wider screens. */
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
