import { useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, type To, useHref, useLocation, useNavigate, useNavigation } from 'react-router'

/** Whether its component is still on the page, and nobody is on the way to another one. */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation()
  // With the base path, which a navigation under way has and a location has not.
  const here = useHref({ pathname })
  const next = useNavigation().location?.pathname ?? here
  const isHere = useRef(false)
  useLayoutEffect(() => {
    isHere.current = next === here
    return () => {
      isHere.current = false
    }
  }, [here, next])
  return useCallback(() => isHere.current, [])
}

/**
 * `useNavigate` for what follows an answer: whoever has gone to another page meanwhile, or is on the way to it, is not
 * fetched back. The router itself would: its function works after the component is gone. Resolves to whether it led there.
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return useCallback(
    async (to, options) => {
      if (!isHere()) return false
      await navigate(to, options)
      return true
    },
    [navigate, isHere],
  )
}
