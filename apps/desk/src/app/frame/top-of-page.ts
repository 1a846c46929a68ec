import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Another screen begins at its top; Back leaves the place to the browser, and to the row that has the focus. Stands
 * before the screen: effects run in this order, and what the screen scrolls to is not undone.
 */
export function TopOfPage(): null {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // Another path alone: an address that follows the focus or a selection is a navigation as well, on the same screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how one came does not move the page by itself
  useLayoutEffect(() => {
    if (type !== 'POP') scrollTo(0, 0)
  }, [pathname])
  return null
}
