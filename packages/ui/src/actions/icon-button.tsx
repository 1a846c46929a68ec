import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={styles.button}>
      {icon}
    </button>
  )
}
