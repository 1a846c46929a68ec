import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import styles from './strip.module.css'

/** The strip under the top bar; null until it is on the page. */
export const StripContext = createContext<HTMLElement | null>(null)

/** Shows a line in the strip under the top bar: what was done, undo, lost connection, "Acting as". */
export function Strip({ children }: { children: ReactNode }) {
  const strip = useContext(StripContext)
  const line = typeof children === 'string' ? <p className={styles.line}>{children}</p> : children
  return strip && createPortal(line, strip)
}
