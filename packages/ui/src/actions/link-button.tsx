import type { ReactNode } from 'react'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import type { ButtonLook } from './button.tsx'
import { buttonClass } from './button.tsx'

export interface LinkButtonProps extends ButtonLook {
  /** Link element, such as `<Link to="/register" />`. */
  render: RenderElement
  icon?: ReactNode
  iconAfter?: ReactNode
  children: ReactNode
}

/** Link styled as a button. */
export function LinkButton({ render, icon, iconAfter, children, ...look }: LinkButtonProps) {
  return renderElement(
    render,
    buttonClass(look),
    <>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </>,
  )
}
