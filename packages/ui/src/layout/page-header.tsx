import type { ReactNode } from 'react'
import { Children } from 'react'
import { ChevronLeftIcon } from '../icons/icons.tsx'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './page-header.module.css'

interface PageHeaderBase {
  title: ReactNode
  /** Below the title, such as "for {firm}". */
  subtitle?: ReactNode
  badge?: ReactNode
  /** Metadata in one line: tracking id, date, business. */
  meta?: readonly ReactNode[]
  actions?: ReactNode
}

export type PageHeaderProps = PageHeaderBase &
  ({ back: RenderElement; backLabel: ReactNode } | { back?: undefined; backLabel?: undefined })

export function PageHeader({ title, subtitle, badge, meta = [], actions, back, backLabel }: PageHeaderProps) {
  const facts = meta.filter((fact) => fact !== undefined && fact !== null && fact !== false)
  return (
    <header className={styles.header}>
      {back &&
        renderElement(
          back,
          styles.back,
          <>
            <ChevronLeftIcon size={1.1} />
            <span>{backLabel}</span>
          </>,
        )}
      <div className={styles.line}>
        <div className={styles.titles}>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {(badge || actions) && (
          <div className={styles.side}>
            {badge}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </div>
      {facts.length > 0 && (
        <ul className={styles.meta}>
          {Children.map(facts, (fact) => (
            <li>{fact}</li>
          ))}
        </ul>
      )}
    </header>
  )
}
