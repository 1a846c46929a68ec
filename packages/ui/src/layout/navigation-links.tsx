import type { ReactNode } from 'react'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './navigation-links.module.css'

export interface NavigationItem {
  id: string
  label: ReactNode
  icon: ReactNode
  /** Router link; needs `aria-current` on the current page (NavLink sets it). */
  link: RenderElement
  primary?: boolean | undefined
}

export interface NavigationLinksProps {
  items: readonly NavigationItem[]
  layout?: 'list' | 'bar'
}

export function NavigationLinks({ items, layout = 'list' }: NavigationLinksProps) {
  return (
    <ul className={styles.links} data-layout={layout}>
      {items.map((item) => (
        <li key={item.id}>
          {renderElement(
            item.link,
            styles.link,
            <>
              {item.icon}
              <span>{item.label}</span>
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}
