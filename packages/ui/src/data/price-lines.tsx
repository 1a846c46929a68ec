import type { ReactNode } from 'react'
import styles from './price-lines.module.css'

export interface PriceLine {
  label: string
  /** Formatted by the app, such as "₹12,500". */
  amount: ReactNode
  tone?: 'plain' | 'discount' | 'subtotal'
}

export interface PriceLinesProps {
  lines: readonly PriceLine[]
  totalLabel: ReactNode
  total: ReactNode
  note?: ReactNode
}

export function PriceLines({ lines, totalLabel, total, note }: PriceLinesProps) {
  return (
    <div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label} className={styles.line} data-tone={line.tone ?? 'plain'}>
            <dt>{line.label}</dt>
            <dd>{line.amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{totalLabel}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
