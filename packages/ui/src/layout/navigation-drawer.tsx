import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { CloseIcon } from '../icons/first-page-icons.tsx'
import { useOpenOverlay } from '../overlay/open-overlays.ts'
import styles from './navigation-drawer.module.css'

interface NavigationDrawerProps {
  label: string
  closeLabel: string
  open: boolean
  onOpenChange: (open: boolean) => void
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Native modal dialog: focus trap and focus return are the browser's. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { label, closeLabel, open, onOpenChange, header, footer, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else if (dialog.current?.open) dialog.current.close()
  }, [open])
  useOpenOverlay(open, () => onOpenChange(false))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards close it by Escape or the close button
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onClose={() => onOpenChange(false)}
      onClick={(event) => {
        const pressedBackdrop = event.target === event.currentTarget
        const followedLink = event.target instanceof Element && event.target.closest('a')
        if (pressedBackdrop || followedLink) onOpenChange(false)
      }}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          {header}
          <IconButton
            label={closeLabel}
            icon={<CloseIcon size={1.4} />}
            onClick={() => onOpenChange(false)}
          />
        </div>
        <nav aria-label={label}>{children}</nav>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
