import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/icons.tsx'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './link-row.module.css'

export interface LinkRowProps {
  /** Router link, `<a>` or `<button type="button">`. */
  render: RenderElement
  title: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** Trailing badge or amount. */
  aside?: ReactNode
}

/** Navigable list row; goes into a RowList. */
export function LinkRow({ render, title, description, icon, aside }: LinkRowProps) {
  return renderElement(
    render,
    styles.row,
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.main}>
        <span className={styles.body}>
          <span className={styles.title}>{title}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      <ChevronRightIcon size={1.1} />
    </>,
  )
}
