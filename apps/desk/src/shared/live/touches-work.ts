import type { SuccessOf } from '@sanad/contracts'
import type {
  countWork,
  listWork,
  listWorkViews,
  WorkChange,
  WorkFacets,
  WorkFilter,
  WorkItem,
  WorkSort,
} from '@sanad/contracts/staff'
import { couldFit } from './could-fit.ts'

/** A count that has reached it stays there, whatever single pieces come and go; the minute's reading sees it fall. */
const CAP = 999

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

/** Whether a page of the list can look different: the piece is on it, or may have come among its rows. */
export function touchesList({ filter, sort, page }: Listed, { id, is }: WorkChange, me: string): boolean {
  if (page.data.some((item) => item.id === id)) return true
  if (!is || couldFit(filter, is, me) === false) return false
  const last = page.data.at(-1)
  return page.next_cursor === null || !last || isWithin[sort](is, last)
}

type Counts = SuccessOf<typeof countWork>['data']

/** In which of the counts that are shown a piece counts; undefined where that cannot be said. */
function countsIn(
  filter: WorkFilter,
  facets: WorkFacets | null,
  me: string,
): (keyof Counts['all'])[] | undefined {
  const fits = couldFit(filter, facets, me)
  if (fits === undefined) return undefined
  if (!fits || !facets) return []
  return timeOf(facets.due_at) < Date.now() ? ['open', 'overdue'] : ['open']
}

/** Whether one of the counts that the desk shows, open and overdue of all that fits, can be another. */
export function touchesCounts(filter: WorkFilter, { all }: Counts, change: WorkChange, me: string): boolean {
  const was = countsIn(filter, change.was, me)
  const is = countsIn(filter, change.is, me)
  if (!was || !is) return true
  return (['open', 'overdue'] as const).some(
    (count) => was.includes(count) !== is.includes(count) && all[count] < CAP,
  )
}

type Views = SuccessOf<typeof listWorkViews>['data']

/** Whether the count of a saved view can be another. */
export function touchesViews(views: Views, { was, is }: WorkChange, me: string): boolean {
  return views.some(({ filter, open }) => {
    const fitted = couldFit(filter, was, me)
    const fits = couldFit(filter, is, me)
    return open < CAP && (fitted === undefined || fits === undefined || fitted !== fits)
  })
}
