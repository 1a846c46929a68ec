import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './card.module.css'

export interface CardProps {
  /** Target of a link on its page. */
  id?: string
  title?: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** End of the title row. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** `none`: for full-bleed lists. */
  padding?: 'regular' | 'none'
  /** `highlight`: the next step. */
  tone?: 'plain' | 'sunken' | 'highlight'
  children?: ReactNode
}

/** A titled card is a `section` named by its title. */
export function Card(props: CardProps) {
  const {
    id,
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
      id={id}
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
