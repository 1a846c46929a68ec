import { useState } from 'react'
import type { WorkAddress } from './use-work-address.ts'

/** Rows that are marked for an act. The address follows, and says which they are where a list is opened. */
export function useSelection(key: string, { selected, setSelected }: WorkAddress) {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<number> }>()
  const ids: ReadonlySet<number> = state?.key === key ? state.ids : new Set(selected)
  const set = (next: ReadonlySet<number>) => {
    setState({ key, ids: next })
    if (next.size !== ids.size) setSelected(next)
  }
  return {
    ids,
    add: (more: readonly number[]) => set(new Set([...ids, ...more])),
    toggle: (id: number) =>
      set(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    clear: () => set(new Set()),
  }
}
