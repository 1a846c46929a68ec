import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepAccessLink, readAccessLink } from './access-link.ts'

/**
 * The token of the access link. It is removed from the address at once, so that it stays in no history, no
 * bookmark and no screenshot.
 */
export function useAccessLink(): string | null {
  const [params] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const given = params.get('csrf')

  useLayoutEffect(() => {
    if (given === null) return
    if (given) keepAccessLink(given)
    const rest = new URLSearchParams(params)
    rest.delete('csrf')
    void navigate({ pathname, search: String(rest) }, { replace: true, state })
  }, [given, params, pathname, state, navigate])

  return given || readAccessLink()
}
