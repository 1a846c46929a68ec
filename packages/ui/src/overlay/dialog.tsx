import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { CloseIcon } from '../icons/first-page-icons.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot: the quiet one first, the primary one last. */
  actions?: ReactNode
  /** Accessible name of the closing cross. Without it there is no cross. */
  closeLabel?: string | undefined
  size?: 'small' | 'medium' | 'large'
  /** Above the title, such as a success mark. */
  icon?: ReactNode
  tone?: 'plain' | 'success' | 'danger'
  /** False keeps it open on Escape and on a press outside, as while something is being saved. */
  dismissible?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** Within this time the second click of a double click comes, and falls on what the first one opened. */
const doubleClickMs = 500

/** A modal: centred on a desktop, a sheet from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, closeLabel } = props
  const { size = 'medium', icon, tone = 'plain', dismissible = true, role = 'dialog', initialFocus } = props
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  const hasJustOpened = () => performance.now() - openedAt.current < doubleClickMs
  const dropSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || !hasJustOpened()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        const isRefused = !dismissible && details.reason !== 'close-press'
        const isSecondClick = details.reason === 'outside-press' && hasJustOpened()
        if (!next && (isRefused || isSecondClick)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.popup}
            data-size={size}
            data-tone={tone}
            role={role}
            onClickCapture={dropSecondClick}
            {...(initialFocus && { initialFocus })}
          >
            {/* Plain elements: header and footer would be landmarks of the page, beside its own. */}
            <div className={styles.header}>
              <div className={styles.heading}>
                {icon && <span className={styles.icon}>{icon}</span>}
                <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className={styles.description}>
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              {closeLabel && (
                <BaseDialog.Close className={styles.close} aria-label={closeLabel}>
                  <CloseIcon />
                </BaseDialog.Close>
              )}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
