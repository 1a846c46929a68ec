import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** At the end of the title's line. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** `none` for lists that reach the edge. */
  padding?: 'regular' | 'none'
  /** `highlight` marks the one thing to do next. */
  tone?: 'plain' | 'sunken' | 'highlight'
  children?: ReactNode
}

/** With a title it is a named section. */
export function Card(props: CardProps) {
  const {
    title,
    description,
    icon,
    actions,
    headingLevel = 2,
    padding = 'regular',
    tone = 'plain',
    children,
  } = props
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const Element = title ? 'section' : 'div'
  return (
    <Element
      className={styles.card}
      data-padding={padding}
      data-tone={tone}
      {...(title && { 'aria-labelledby': titleId })}
    >
      {(title || actions) && (
        <header className={styles.header}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <div className={styles.heading}>
            {title && (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </Element>
  )
}
