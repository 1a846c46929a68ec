import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { TextSearch } from './drawn-file.ts'

export interface PdfSearch extends Pick<TextSearch, 'find' | 'close'> {
  readonly follow: (onMatches: (matches: TextSearch['matches']) => void) => void
}

/** FindState of the library, which exports it as a name only. */
const PENDING = 3

interface Counted {
  readonly state?: number
  readonly matchesCount: { readonly current: number; readonly total: number }
}

/** The search of the library: its find controller is spoken to by events. */
export function searchIn(events: EventBus): PdfSearch {
  return {
    find: (query, place) =>
      events.dispatch('find', {
        source: events,
        type: place === 'first' ? '' : 'again',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: place === 'previous',
        matchDiacritics: false,
      }),
    close: () => events.dispatch('findbarclose', { source: events }),
    follow(onMatches) {
      const tell = ({ state, matchesCount: { current, total } }: Counted) =>
        onMatches(state === PENDING ? undefined : { shown: current, all: total })
      events.on('updatefindcontrolstate', tell)
      events.on('updatefindmatchescount', tell)
    },
  }
}
