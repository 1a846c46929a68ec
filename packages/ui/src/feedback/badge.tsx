import type { ReactNode } from 'react'
import type { Tone } from '../tone.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'grey', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}

/** Badge with a coloured dot, for a status. */
export function StatusBadge({ tone = 'grey', children }: Omit<BadgeProps, 'icon'>) {
  return (
    <Badge tone={tone} icon={<i className={styles.dot} />}>
      {children}
    </Badge>
  )
}
