import { readFacet } from '@sanad/contracts'
import type { WorkFacets, WorkFilter } from '@sanad/contracts/staff'

/** Who reads, and when by the clock of the server. */
export interface Reader {
  readonly me: string
  readonly now: number
}

/** Whether one value of a key fits; undefined where the facets do not say. */
type Term = (value: string, facets: WorkFacets, reader: Reader) => boolean | undefined

const isPast = (at: string | null, { now }: Reader) => at !== null && Date.parse(at) <= now

const isSnoozed = ({ snoozed_until: until }: WorkFacets, reader: Reader) =>
  until !== null && !isPast(until, reader)

const dueWords: Record<string, (facets: WorkFacets, reader: Reader) => boolean | undefined> = {
  overdue: ({ due_at }, reader) => isPast(due_at, reader),
  half: ({ half_at }, reader) => isPast(half_at, reader),
  paused: ({ due_at }) => due_at === null,
  // By somebody, or until time brings it about: the facets do not say.
  snoozed: (facets, reader) => (isSnoozed(facets, reader) ? undefined : false),
}

const terms: Partial<Record<keyof WorkFilter, Term>> = {
  kind: (value, { kind }) => value === kind,
  service: (value, { service }) => value === service,
  stage: (value, { stage }) => value === stage,
  state: (value, { state }) => Number(value) === state,
  priority: (value, { priority }) => Number(value) === priority,
  customer: (value, { customer }) => value === customer,
  owner: (value, { owner }, { me }) =>
    value === 'none' ? owner === null : owner === (value === 'me' ? me : value),
  due: (value, facets, reader) => dueWords[value]?.(facets, reader),
}

/**
 * Whether a piece of work is in the list of a filter, as far as its facets say: undefined where they do not. What only the
 * server knows (whose team's a service is, what may be approved) can leave out more, never add.
 */
export function couldFit(filter: WorkFilter, facets: WorkFacets | null, reader: Reader): boolean | undefined {
  const asksForSnoozed = readFacet(filter.due ?? '').any.includes('snoozed')
  if (!facets || (isSnoozed(facets, reader) && !asksForSnoozed)) return false
  let fits: boolean | undefined = true
  for (const [key, text] of Object.entries(filter)) {
    if (text === undefined || text === '') continue
    const term = terms[key as keyof WorkFilter]
    const { any, none } = readFacet(text)
    const of = (value: string) => term?.(value, facets, reader)
    const wanted = any.map(of)
    const unwanted = none.map(of)
    if ((any.length > 0 && wanted.every((one) => one === false)) || unwanted.includes(true)) return false
    const isSure = (any.length === 0 || wanted.includes(true)) && unwanted.every((one) => one === false)
    if (!isSure) fits = undefined
  }
  return fits
}
