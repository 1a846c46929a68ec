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

/** The numbers that a piece is part of; undefined where that cannot be said. */
function numbersOf(filter: WorkFilter, facets: WorkFacets | null, me: string): string[] | undefined {
  const fits = couldFit(filter, facets, me)
  if (fits === undefined) return undefined
  if (!fits || !facets) return []
  const of = ['all', facets.kind, ...(facets.owner === me ? ['mine'] : [])]
  const isOverdue = facets.due_at !== null && timeOf(facets.due_at) < Date.now()
  return of.flatMap((count) => [`${count} open`, ...(isOverdue ? [`${count} overdue`] : [])])
}

function readNumber({ all, mine, kinds }: Counts, number: string): number {
  const [name, which] = number.split(' ')
  const count = name === 'all' ? all : name === 'mine' ? mine : kinds.find(({ kind }) => kind === name)
  return (which === 'open' ? count?.open : count?.overdue) ?? 0
}

/** Whether one of the counts can be another. */
export function touchesCounts(filter: WorkFilter, counts: Counts, change: WorkChange, me: string): boolean {
  const was = numbersOf(filter, change.was, me)
  const is = numbersOf(filter, change.is, me)
  if (!was || !is) return true
  const moved = [...was.filter((one) => !is.includes(one)), ...is.filter((one) => !was.includes(one))]
  return moved.some((number) => readNumber(counts, number) < CAP)
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
