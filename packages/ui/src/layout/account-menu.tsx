import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { ChevronDownIcon, UserIcon } from '../icons/icons.tsx'
import styles from './account-menu.module.css'

export interface AccountMenuProps {
  /** Accessible name of the button, such as "Account of Asha Kulkarni". */
  label: string
  /** Beside the icon on wide screens, and heading of the panel. */
  name: ReactNode
  /** Below the name in the panel, such as the mobile number. */
  detail?: ReactNode
  /** Called when it opens, such as to load what is shown inside. */
  onOpen?: () => void
  /** Links and buttons; following one closes the panel. */
  children: ReactNode
}

/** Native popover below the top bar: light dismiss and Escape are the browser's. */
export function AccountMenu({ label, name, detail, onOpen, children }: AccountMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        <UserIcon />
        <span className={styles.name}>{name}</span>
        <ChevronDownIcon size={1} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes after a press on a link or button inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard activation fires click as well */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event) => event.newState === 'open' && onOpen?.()}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) {
            // Browsers before 2024 lack popovers: the panel stays open there.
            panel.current?.hidePopover?.()
          }
        }}
      >
        <div className={styles.head}>
          <p className={styles.headName}>{name}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        <div className={styles.items}>{children}</div>
      </div>
    </>
  )
}
