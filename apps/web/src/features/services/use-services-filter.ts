import { ClientStatus } from '@sanad/contracts'
import { useSearchParams } from 'react-router'
import type { ServicesFilter } from '../../shared/applications/applications-api.ts'

/** The list's filter as query parameters, so that reload and Back keep it. */
export function useServicesFilter(): [
  ServicesFilter | undefined,
  (change: { q?: string; status?: string }) => void,
] {
  const [params, setParams] = useSearchParams()
  const q = params.get('q')?.trim() ?? ''
  const status = ClientStatus.safeParse(params.get('status')).data
  const filter = q || status ? { ...(q && { q }), ...(status && { status }) } : undefined

  const change = (wish: { q?: string; status?: string }) =>
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
      { replace: true, preventScrollReset: true },
    )
  return [filter, change]
}
