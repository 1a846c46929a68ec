import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Another screen begins at its top; Back leaves the place to the browser, and to the row that has the focus. */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason
  useLayoutEffect(() => {
    if (type !== 'POP') scrollTo(0, 0)
  }, [pathname, type])
}
