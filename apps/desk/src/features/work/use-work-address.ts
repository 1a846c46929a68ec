import { WorkColumn, type WorkFilter, type WorkSort } from '@sanad/contracts/staff'
import { useEffect, useRef } from 'react'
import { useNavigation, useParams, useSearchParams } from 'react-router'
import { findWorkView, type ShownView, workViews } from './work-views.ts'

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

const usualColumns: readonly WorkColumn[] = ['service', 'what', 'waiting', 'owner']
/** As many as an address holds in any browser. */
const MOST_SELECTED = 100

const numbersIn = (text: string | null) => (text ?? '').split(',').map(Number).filter(Number.isSafeInteger)

/** From what the key has now: the address may be ahead of what is drawn. */
export type FilterChange = (now: string | undefined) => string | undefined

export interface WorkAddress {
  readonly view: ShownView
  /** What the address changes about the view; a key without a value takes the view's away. */
  readonly own: WorkFilter
  /** Both together; the address wins. */
  readonly filter: WorkFilter
  readonly sort: WorkSort
  readonly columns: readonly WorkColumn[]
  /** Whether filter, order or columns differ from what the view says. */
  readonly isChanged: boolean
  /** The row with the focus. */
  readonly item: number | undefined
  readonly selected: readonly number[]
  /** How many pages are shown. */
  readonly pages: number
  setFilter(key: FilterKey, change: FilterChange): void
  setSort(sort: WorkSort): void
  setColumns(columns: readonly WorkColumn[]): void
  setItem(id: number): void
  setSelected(ids: ReadonlySet<number>): void
  setPages(pages: number): void
}

/**
 * The address is the whole state of the list: view, filter, order, columns, row, selection and pages; reload, Back and a
 * shared link restore it, and nothing of it is kept for an account.
 */
export function useWorkAddress(saved: readonly ShownView[]): WorkAddress {
  const { view: id } = useParams()
  const [search, latest, change] = useChangingSearch()
  const view = findWorkView(id) ?? saved.find((one) => one.id === id) ?? (workViews[0] as ShownView)
  const own: WorkFilter = Object.fromEntries(
    filterKeys.flatMap((key) => (search.has(key) ? [[key, search.get(key) || undefined]] : [])),
  )
  const sort = search.get('sort')
  const usual = view.columns ?? usualColumns
  const columns = search.get('columns')?.split(',') ?? usual
  return {
    view,
    own,
    filter: { ...view.filter, ...own },
    sort: isSort(sort) ? sort : (view.sort ?? 'due'),
    columns: WorkColumn.options.filter((column) => columns.includes(column)),
    isChanged: Object.keys(own).length > 0 || search.has('sort') || search.has('columns'),
    item: Number(search.get('item')) || undefined,
    selected: numbersIn(search.get('selected')).filter((number) => number > 0),
    pages: Math.max(1, Number(search.get('pages')) || 1),
    setFilter: (key, changed) => {
      const now = latest()
      const own = now.has(key) ? now.get(key) || undefined : view.saved && view.filter[key]
      change({ ...anew, [key]: changed(own) ?? (view.filter[key] ? '' : undefined) }, { replace: false })
    },
    setSort: (value) =>
      change({ ...anew, sort: value === (view.sort ?? 'due') ? undefined : value }, { replace: false }),
    setColumns: (value) => change({ columns: value.join(',') }, { replace: true }),
    setItem: (value) => change({ item: String(value) }, { replace: true }),
    setSelected: (ids) =>
      change(
        { selected: ids.size > 0 ? [...ids].slice(0, MOST_SELECTED).join(',') : undefined },
        { replace: true },
      ),
    setPages: (value) => change({ pages: String(value) }, { replace: true }),
  }
}

/** Another list begins at its top, with nothing selected. */
const anew = { item: undefined, selected: undefined, pages: undefined } as const

/** Changes add up: the next key may come before the navigation of the last one is done, and would forget it. */
function useChangingSearch() {
  const [search, setSearch] = useSearchParams()
  const isIdle = useNavigation().state === 'idle'
  const latest = useRef(search)
  // Navigations are drawn in a transition: one that is done may be drawn after a further change was made upon it.
  const underWay = useRef<readonly string[]>([])
  useEffect(() => {
    if (!isIdle) return
    const place = underWay.current.indexOf(search.toString())
    underWay.current = place === -1 ? [] : underWay.current.slice(place + 1)
    if (underWay.current.length === 0) latest.current = search
  }, [isIdle, search])
  const change = (
    values: Readonly<Record<string, string | undefined>>,
    options: { readonly replace: boolean },
  ): void => {
    const next = new URLSearchParams(latest.current)
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    latest.current = next
    underWay.current = [...underWay.current, next.toString()]
    setSearch(next, { ...options, preventScrollReset: true })
  }
  return [search, () => latest.current, change] as const
}
