import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { MoreIcon } from '../icons/icons.tsx'
import styles from './action-menu.module.css'

export interface ActionMenuProps {
  /** Accessible name of the button, such as "More". */
  label: string
  /** Buttons of what is seldom done; pressing one closes the menu. */
  children: ReactNode
}

/** Native popover below its button: light dismiss and Escape are the browser's. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <span className={styles.anchor}>
        <IconButton label={label} icon={<MoreIcon />} popoverTarget={id} />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes after a press on a button inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard activation fires click as well */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onClick={() => panel.current?.hidePopover?.()}
      >
        {children}
      </div>
    </>
  )
}
