import type { AuditFilter } from '@sanad/contracts/staff'
import { auditKinds } from '@sanad/domain'
import { useSearchParams } from 'react-router'

const keys = ['kind', 'person', 'about', 'from', 'to'] as const

/** What the log is asked for; it stands in the address, so that Back, a reload and a shared link restore it. */
export function useAuditFilter(): readonly [AuditFilter, (change: Partial<AuditFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Partial<AuditFilter>) => {
    // From the address itself: after a change the screen is drawn later, and the next change must not undo it.
    const next = { ...readFilter(new URLSearchParams(location.search)), ...changes }
    setSearch(
      keys.flatMap((key) => (next[key] ? [[key, next[key]] as [string, string]] : [])),
      { replace: true },
    )
  }
  return [readFilter(search), change]
}

function readFilter(search: URLSearchParams): AuditFilter {
  const text = (key: (typeof keys)[number]) => search.get(key) || undefined
  return {
    kind: auditKinds.find((kind) => kind === search.get('kind')),
    person: text('person'),
    about: text('about'),
    from: text('from'),
    to: text('to'),
  }
}
