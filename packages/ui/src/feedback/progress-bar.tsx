import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: ReactNode
  value: number
  max: number
  /** Progress as text (`aria-valuetext`), such as "1.2 of 3 MB". */
  valueText?: string | undefined
  tone?: 'primary' | 'green' | 'red'
}

export function ProgressBar({ label, value, max, valueText, tone = 'primary' }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <div className={styles.texts}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress
        id={id}
        className={styles.bar}
        data-tone={tone}
        value={value}
        max={max}
        aria-valuetext={valueText}
      />
    </div>
  )
}
