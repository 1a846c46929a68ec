import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

export interface ChoiceOption<Value extends string = string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** Trailing content, such as a price. */
  aside?: ReactNode
  disabled?: boolean | undefined
}

interface ChoiceProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox'
  label: ReactNode
  description?: ReactNode
  aside?: ReactNode
  framed?: boolean
}

/** Native radio or checkbox whose whole row is the click target. */
export function Choice({ label, description, aside, framed = false, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, framed && styles.framed)}>
      <input {...input} className={styles.input} />
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}
