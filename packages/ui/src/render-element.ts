import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'

/** Element from the app, such as a router link, cloned with the component's class and children. */
export type RenderElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

export function renderElement(element: RenderElement, className: string | undefined, children: ReactNode) {
  return cloneElement(element, { className, children })
}
