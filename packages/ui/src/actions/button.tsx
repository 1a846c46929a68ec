import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'regular' | 'small'
  fullWidth?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps focus and ignores presses: `disabled` would lose the focus. */
  busy?: boolean | undefined
  /** Replaces the label while busy. */
  busyLabel?: ReactNode
  icon?: ReactNode
  iconAfter?: ReactNode
}

export function buttonClass({
  variant = 'primary',
  size = 'regular',
  fullWidth = false,
}: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    fullWidth && styles.full,
  )
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    busy = false,
    busyLabel,
    icon,
    iconAfter,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(fullWidth && { fullWidth }),
      })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy ? (busyLabel ?? children) : children}</span>
      {iconAfter}
    </button>
  )
}
