import { MoneyDocumentKind } from '@sanad/contracts'
import { useSearchParams } from 'react-router'

const keys = ['q', 'kind', 'from', 'to'] as const

export interface DocumentFilter {
  readonly q: string | undefined
  readonly kind: MoneyDocumentKind | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Which documents are listed; it stands in the address, so that Back, a reload and a shared link restore it. */
export function useDocumentFilter(): readonly [DocumentFilter, (change: Partial<DocumentFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Partial<DocumentFilter>) => {
    // From the address itself: after a change the screen is drawn later, and the next change must not undo it.
    const next = { ...readFilter(new URLSearchParams(location.search)), ...changes }
    const given = keys.flatMap((key) => (next[key] ? [[key, next[key]] as [string, string]] : []))
    setSearch([['tab', 'documents'], ...given], { replace: true })
  }
  return [readFilter(search), change]
}

function readFilter(search: URLSearchParams): DocumentFilter {
  const text = (key: (typeof keys)[number]) => search.get(key) || undefined
  return {
    q: text('q'),
    kind: MoneyDocumentKind.options.find((kind) => kind === search.get('kind')),
    from: text('from'),
    to: text('to'),
  }
}
