import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/first-page-icons.tsx'
import styles from './banner.module.css'

export type BannerTone = 'info' | 'success' | 'warning' | 'error' | 'neutral'

interface BannerBase {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  /** Replaces the default icon of the tone; null: no icon. */
  icon?: ReactNode
  actions?: ReactNode
  /** Announced when it appears: `polite` as role status, `assertive` as role alert; default `off`. */
  live?: 'off' | 'polite' | 'assertive'
}

export type BannerProps = BannerBase &
  ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined })

const toneIcons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: WarningIcon,
  neutral: InfoIcon,
}
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const

export function Banner({
  tone = 'info',
  title,
  children,
  icon,
  actions,
  live = 'off',
  ...close
}: BannerProps) {
  const ToneIcon = toneIcons[tone]
  const shownIcon = icon === undefined ? <ToneIcon /> : icon
  return (
    <div
      className={styles.banner}
      data-tone={tone}
      role={roles[live]}
      {...(title && { 'data-focus-stop': '' })}
    >
      {shownIcon && <span className={styles.icon}>{shownIcon}</span>}
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {close.onClose && (
        <span className={styles.close}>
          <IconButton label={close.closeLabel} icon={<CloseIcon />} onClick={close.onClose} />
        </span>
      )}
    </div>
  )
}

/** Assertive live region: announced immediately. */
export function Alert(props: Omit<BannerBase, 'live'>) {
  return <Banner tone="error" {...props} live="assertive" />
}
