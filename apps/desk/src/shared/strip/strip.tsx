import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The strip under the top bar; null until it is on the page. */
export const StripContext = createContext<HTMLElement | null>(null)

/** Shows a line in the strip under the top bar: undo, lost connection, "Acting as". */
export function Strip({ children }: { children: ReactNode }) {
  const strip = useContext(StripContext)
  return strip && createPortal(children, strip)
}
