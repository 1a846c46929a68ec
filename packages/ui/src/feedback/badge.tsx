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

/** A badge with a dot of its tone: for the state a thing is in. */
export function StatusBadge({ tone = 'grey', children }: Omit<BadgeProps, 'icon'>) {
  return (
    <Badge tone={tone} icon={<i className={styles.dot} />}>
      {children}
    </Badge>
  )
}
