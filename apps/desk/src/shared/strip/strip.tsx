import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import styles from './strip.module.css'

/** The place over the top bar; null until it is on the page. */
export const StripContext = createContext<HTMLElement | null>(null)

/** Shows a line over the top bar, which moves nothing on the page: what was done, undo. */
export function Strip({ children }: { children: ReactNode }) {
  const strip = useContext(StripContext)
  const line = typeof children === 'string' ? <p className={styles.line}>{children}</p> : children
  return strip && createPortal(line, strip)
}
