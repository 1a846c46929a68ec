import type { WorkItem } from '@sanad/contracts/staff'
import { useState } from 'react'

export interface SteadyRow {
  readonly item: WorkItem
  /** It no longer fits the list: it stays where it is, greyed, until the list is read again. */
  readonly isGone: boolean
}

interface Steady {
  readonly rows: readonly SteadyRow[]
  /** How many have come that fit the list and are not shown. */
  readonly newCount: number
  showNew(): void
  append(items: readonly WorkItem[]): void
}

interface Shown {
  readonly key: string
  readonly items: readonly WorkItem[]
}

/**
 * A list that never moves under the pointer or the focus: rows keep their places while what they say is kept up to date,
 * and what is new waits behind a count. Another `key` (view, filter, order) is another list.
 */
export function useSteadyList(key: string, fresh: readonly WorkItem[] | undefined): Steady {
  const [shown, setShown] = useState<Shown>()
  const [further, setFurther] = useState<Shown>()
  const first = shown?.key === key ? shown.items : fresh
  // State that follows from what is given: set while rendering, so that nothing is drawn twice.
  if (fresh && shown?.key !== key) setShown({ key, items: fresh })
  const extra = further?.key === key ? further.items : []
  const items = [...(first ?? []), ...extra]
  const freshById = new Map(fresh?.map((item) => [item.id, item]))
  const known = new Set(items.map(({ id }) => id))
  const added = fresh?.filter(({ id }) => !known.has(id)) ?? []
  return {
    rows: items.map((item, index) => {
      const now = freshById.get(item.id)
      // Further pages are not read again: only what was among the first can be said to be gone.
      return { item: now ?? item, isGone: !now && index < (first?.length ?? 0) }
    }),
    newCount: added.length,
    showNew: () => {
      if (fresh) setShown({ key, items: fresh })
      setFurther(undefined)
    },
    append: (more) => setFurther({ key, items: [...extra, ...more.filter(({ id }) => !known.has(id))] }),
  }
}
