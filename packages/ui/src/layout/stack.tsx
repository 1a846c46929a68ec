import type { ReactNode } from 'react'
import styles from './stack.module.css'

export interface StackProps {
  children: ReactNode
  gap?: 'none' | 'small' | 'regular' | 'large'
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav'
}

/** Vertical layout. */
export function Stack({ children, gap = 'regular', as: Element = 'div' }: StackProps) {
  return (
    <Element className={styles.stack} data-gap={gap}>
      {children}
    </Element>
  )
}

export interface InlineProps {
  children: ReactNode
  gap?: 'none' | 'small' | 'regular' | 'large'
  justify?: 'start' | 'between' | 'end' | 'center'
  align?: 'center' | 'start' | 'baseline'
}

/** Horizontal layout that wraps. */
export function Inline({ children, gap = 'small', justify = 'start', align = 'center' }: InlineProps) {
  return (
    <div className={styles.inline} data-gap={gap} data-justify={justify} data-align={align}>
      {children}
    </div>
  )
}
