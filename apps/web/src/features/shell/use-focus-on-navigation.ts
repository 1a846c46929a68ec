import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the new page's content after a navigation, as a page load does. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
