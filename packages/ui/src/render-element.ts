import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'

/** An element given by the app, such as a router link, that takes a component's look and content. */
export type RenderElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

export function renderElement(element: RenderElement, className: string | undefined, children: ReactNode) {
  return cloneElement(element, { className, children })
}
