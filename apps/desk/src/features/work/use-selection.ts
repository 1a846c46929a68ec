import { useState } from 'react'

/** Rows that are marked for an act; another list begins without any. */
export function useSelection(key: string) {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<number> }>({ key, ids: new Set() })
  const ids: ReadonlySet<number> = state.key === key ? state.ids : new Set<number>()
  const set = (next: ReadonlySet<number>) => setState({ key, ids: next })
  return {
    ids,
    add: (id: number) => set(new Set([...ids, id])),
    toggle: (id: number) =>
      set(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    clear: () => set(new Set()),
  }
}
