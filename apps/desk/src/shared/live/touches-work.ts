import type { SuccessOf } from '@sanad/contracts'
import {
  type countWork,
  type getWorkPlace,
  type listWork,
  type listWorkViews,
  maxWorkCount,
  type WorkChange,
  type WorkFacets,
  type WorkFilter,
  type WorkItem,
  type WorkSort,
} from '@sanad/contracts/staff'
import { couldFit, type Reader } from './could-fit.ts'

const timeOf = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))

type Sorted = Pick<WorkItem, 'due_at' | 'waiting_since' | 'priority'>

/** Whether the first comes before the last row that is shown, or beside it. */
const isWithin: Record<WorkSort, (one: Sorted, last: Sorted) => boolean> = {
  due: (one, last) => timeOf(one.due_at) <= timeOf(last.due_at),
  waiting: (one, last) => timeOf(one.waiting_since) <= timeOf(last.waiting_since),
  '-created': (one, last) => timeOf(one.waiting_since) >= timeOf(last.waiting_since),
  priority: (one, last) =>
    one.priority < last.priority ||
    (one.priority === last.priority && timeOf(one.due_at) <= timeOf(last.due_at)),
}

interface Listed {
  readonly filter: WorkFilter
  readonly sort: WorkSort
  readonly page: SuccessOf<typeof listWork>
}

export const isListed = (page: Listed['page'], id: number) => page.data.some((item) => item.id === id)

/** Whether a piece that is not on a page of the list may have come among its rows. */
export function comesAmong({ filter, sort, page }: Listed, { id, is }: WorkChange, reader: Reader): boolean {
  if (isListed(page, id)) return false
  if (!is || couldFit(filter, is, reader) === false) return false
  const last = page.data.at(-1)
  return page.next_cursor === null || !last || isWithin[sort](is, last)
}

type Counts = SuccessOf<typeof countWork>['data']

/** In which of the counts that are shown a piece counts; undefined where that cannot be said. */
function countsIn(
  filter: WorkFilter,
  facets: WorkFacets | null,
  reader: Reader,
): (keyof Counts['all'])[] | undefined {
  const fits = couldFit(filter, facets, reader)
  if (fits === undefined) return undefined
  if (!fits || !facets) return []
  return timeOf(facets.due_at) < reader.now ? ['open', 'overdue'] : ['open']
}

/**
 * Whether one of the counts that the desk shows, open and overdue of all that fits, can be another. One at the cap stays there,
 * whatever single pieces come and go; the minute's reading sees it fall.
 */
export function touchesCounts(
  filter: WorkFilter,
  { all }: Counts,
  change: WorkChange,
  reader: Reader,
): boolean {
  const was = countsIn(filter, change.was, reader)
  const is = countsIn(filter, change.is, reader)
  if (!was || !is) return true
  return (['open', 'overdue'] as const).some(
    (count) => was.includes(count) !== is.includes(count) && all[count] < maxWorkCount,
  )
}

type Place = SuccessOf<typeof getWorkPlace>['data']

/**
 * Whether the place of a piece in its list, or how long that is, can be another: any that fits can stand before it. Both at
 * the cap stay there; the minute's reading sees them fall.
 */
export function touchesPlace(
  filter: WorkFilter,
  { place, open }: Place,
  { was, is }: WorkChange,
  reader: Reader,
): boolean {
  if (open >= maxWorkCount && (place === null || place >= maxWorkCount)) return false
  return [was, is].some((facets) => couldFit(filter, facets, reader) !== false)
}

type Views = SuccessOf<typeof listWorkViews>['data']

/** Whether the count of a saved view can be another. */
export function touchesViews(views: Views, { was, is }: WorkChange, reader: Reader): boolean {
  return views.some(({ filter, open }) => {
    const fitted = couldFit(filter, was, reader)
    const fits = couldFit(filter, is, reader)
    return open < maxWorkCount && (fitted === undefined || fits === undefined || fitted !== fits)
  })
}
