import type { ReactNode } from 'react'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './navigation-links.module.css'

export interface NavigationItem {
  id: string
  label: ReactNode
  icon: ReactNode
  /** A router link; the one of the current page carries aria-current (a NavLink does so by itself). */
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
