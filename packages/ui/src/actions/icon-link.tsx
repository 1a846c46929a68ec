import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './icon-link.module.css'

export interface IconLinkProps {
  /** The link itself, as in `<Link to="/messages" />`. */
  render: RenderElement
  /** Accessible name; says the count as well. */
  label: string
  icon: ReactNode
  /** In a dot at the icon's corner, such as how many are unread. */
  count?: ReactNode
}

/** A link that is an icon. */
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
