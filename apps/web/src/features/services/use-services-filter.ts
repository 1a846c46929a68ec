import { ClientStatus } from '@sanad/contracts'
import { useSearchParams } from 'react-router'
import type { ServicesFilter } from '../../shared/applications/applications-api.ts'

/** The filter of the list. It stands in the address, so that a reload and going back keep it. */
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
      // Typing leaves no trail of half words to go back through.
      { replace: true, preventScrollReset: true },
    )
  return [filter, change]
}
