import type { WorkFilter, WorkSort } from '@sanad/contracts/staff'
import { useParams, useSearchParams } from 'react-router'
import { findWorkView, type WorkView, workViews } from './work-views.ts'

/** Keys of the filter that the address may hold; any other word in it is of something else. */
export const filterKeys = [
  'kind',
  'due',
  'owner',
  'priority',
  'team',
  'service',
  'stage',
  'state',
  'turn',
  'language',
  'customer',
  'q',
] as const satisfies readonly (keyof WorkFilter)[]
export type FilterKey = (typeof filterKeys)[number]

const sorts: readonly string[] = ['due', 'waiting', '-created', 'priority']
const isSort = (text: string | null): text is WorkSort => text !== null && sorts.includes(text)

export interface WorkAddress {
  readonly view: WorkView
  /** What the address adds to the view. */
  readonly own: WorkFilter
  /** Both together; the address wins. */
  readonly filter: WorkFilter
  readonly sort: WorkSort
  /** The row with the focus. */
  readonly item: number | undefined
  setFilter(key: FilterKey, value: string | undefined): void
  setSort(sort: WorkSort): void
  setItem(id: number): void
}

/** The address is the whole state of the list: view, filter, order and row; reload, Back and a shared link restore it. */
export function useWorkAddress(): WorkAddress {
  const { view: id } = useParams()
  const [search, setSearch] = useSearchParams()
  const view = findWorkView(id) ?? (workViews[0] as WorkView)
  const own: WorkFilter = Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = search.get(key)
      return value ? [[key, value]] : []
    }),
  )
  const sort = search.get('sort')
  const change = (key: string, value: string | undefined, options: { replace: boolean }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(key)
        else next.set(key, value)
        if (key !== 'item') next.delete('item')
        return next
      },
      { ...options, preventScrollReset: true },
    )
  return {
    view,
    own,
    filter: { ...view.filter, ...own },
    sort: isSort(sort) ? sort : 'due',
    item: Number(search.get('item')) || undefined,
    setFilter: (key, value) => change(key, value, { replace: false }),
    setSort: (value) => change('sort', value === 'due' ? undefined : value, { replace: false }),
    setItem: (value) => change('item', String(value), { replace: true }),
  }
}
