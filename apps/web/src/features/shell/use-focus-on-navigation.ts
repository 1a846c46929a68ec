import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation the focus is on the new page's content, as after a page load. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
