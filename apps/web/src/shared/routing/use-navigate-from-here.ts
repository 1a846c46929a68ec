import { useCallback, useContext } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  type To,
  useHref,
  useLocation,
  useNavigate,
} from 'react-router'

/**
 * Whether the page on which this was rendered is still shown, and nobody is on the way to another one. Also after its
 * component is gone: an answer may replace the form that waited for it.
 */
export function useIsHere(): () => boolean {
  const router = useContext(DataRouterContext)?.router
  const { pathname } = useLocation()
  // With the base path, as the router's own state has it.
  const here = useHref({ pathname })
  return useCallback(() => {
    const { location, navigation } = router?.state ?? {}
    return (navigation?.location ?? location)?.pathname === here
  }, [router, here])
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
