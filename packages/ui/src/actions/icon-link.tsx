import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './icon-link.module.css'

export interface IconLinkProps {
  /** Link element, such as `<Link to="/messages" />`. */
  render: RenderElement
  /** Accessible name, including the count. */
  label: string
  icon: ReactNode
  /** Badge at the icon's corner, such as the number of unread items. */
  count?: ReactNode
}

/** Icon-only link. */
export function IconLink({ render, label, icon, count }: IconLinkProps) {
  return renderElement(
    render,
    styles.link,
    <>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {Boolean(count) && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>,
  )
}
