import { ClientStatus } from '@sanad/contracts'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { ServicesFilter } from '../../shared/applications/applications-api.ts'

/** Navigation state of a change that the filter's fields made themselves. */
const madeByFields = { madeByFields: true }

/** The list's filter as query parameters, so that reload and Back keep it. */
export function useServicesFilter(): {
  filter: ServicesFilter | undefined
  /** For the filter's fields, which know what they show. */
  changeFilter: (filter: { q: string; status: string }) => void
  /** For everything else: the fields follow. */
  showAll: () => void
} {
  const [params, setParams] = useSearchParams()
  const q = params.get('q')?.trim() ?? ''
  const status = ClientStatus.safeParse(params.get('status')).data
  const filter = q || status ? { ...(q && { q }), ...(status && { status }) } : undefined

  const changeFilter = (wish: { q: string; status: string }) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former)
        for (const [name, value] of Object.entries(wish)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      // `replace`: typing adds no history entries.
      { replace: true, preventScrollReset: true, state: madeByFields },
    )
  const showAll = () => setParams({}, { replace: true, preventScrollReset: true })
  return { filter, changeFilter, showAll }
}

/**
 * The key of the last navigation that the fields did not make themselves: Back, a link, "show all". Their own changes
 * arrive late on a slow device, when more has been typed already, and must not overwrite it.
 */
export function useForeignNavigation(): string | undefined {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const isOwn = type === 'REPLACE' && isMadeByFields(state)
  return isOwn ? undefined : key
}

function isMadeByFields(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'madeByFields' in state
}
