import type { QueryOf, SuccessOf } from '@sanad/contracts'
import type {
  countWork,
  getWorkPlace,
  listWork,
  listWorkViews,
  WorkChange,
  WorkFacets,
} from '@sanad/contracts/staff'
import { serverNow } from '@sanad/web-kit'
import { api, type TagType } from '../api/api.ts'
import type { Reader } from './could-fit.ts'
import { readTag } from './read-tag.ts'
import { comesAmong, isListed, touchesCounts, touchesPlace, touchesViews } from './touches-work.ts'

/** A reading that the cache holds; nothing has been answered yet, or it was refused, where it has no data. */
interface Reading {
  readonly endpointName?: string
  readonly originalArgs?: unknown
  readonly data?: unknown
}

type Touches = (reading: Reading, change: WorkChange, reader: Reader) => boolean

const either = ({ was, is }: WorkChange, test: (facets: WorkFacets) => boolean) =>
  [was, is].some((facets) => facets !== null && test(facets))

/** Rows that it shows are read by themselves, further pages not again. */
const list: Touches = ({ originalArgs, data }, change, reader) => {
  const {
    sort = 'due',
    cursor,
    limit: _limit,
    ...filter
  } = (originalArgs as { query: QueryOf<typeof listWork> }).query
  if (cursor !== undefined) return false
  return comesAmong({ filter, sort, page: data as SuccessOf<typeof listWork> }, change, reader)
}

const touches: Readonly<Record<string, Touches>> = {
  listWork: list,
  peekWork: (reading, change, reader) =>
    isListed(reading.data as SuccessOf<typeof listWork>, change.id) || list(reading, change, reader),
  countWork: ({ originalArgs, data }, change, reader) => {
    const { query } = originalArgs as { query: QueryOf<typeof countWork> }
    return touchesCounts(query, (data as SuccessOf<typeof countWork>).data, change, reader)
  },
  getWorkPlace: ({ originalArgs, data }, change, reader) => {
    const {
      subject: _subject,
      sort: _sort,
      ...filter
    } = (originalArgs as { query: QueryOf<typeof getWorkPlace> }).query
    return touchesPlace(filter, (data as SuccessOf<typeof getWorkPlace>).data, change, reader)
  },
  listWorkViews: ({ data }, change, reader) =>
    touchesViews((data as SuccessOf<typeof listWorkViews>).data, change, reader),
  listWorkOwners: ({ originalArgs }, change) => {
    const { id } = (originalArgs as { params: { id: string } }).params
    return either(change, ({ application, subject }) => application === id || subject === id)
  },
  listCustomerTimeline: ({ originalArgs }, change) => {
    const { id } = originalArgs as { id: string }
    return either(change, ({ customer }) => customer === id)
  },
  listDeskConsultations: (_reading, change) => either(change, ({ kind }) => kind === 'consultation'),
}

/** What the lists of money are of. A stage that is due is one that somebody chases; papers and stages change all day long. */
const kindsOfMoney: ReadonlySet<string> = new Set([
  'refund',
  'refund_approval',
  'discount',
  'review',
  'chase',
])

function readingsOf(state: unknown): readonly Reading[] {
  return api.util.selectAllQueryEntries(state as Parameters<typeof api.util.selectAllQueryEntries>[0])
}

const tagOf = ({ endpointName = '', originalArgs }: Reading) => readTag(endpointName, originalArgs)

type Tags = readonly (TagType | { type: TagType; id: string })[]

/** What every page of the queue shows, which changes with the work of everybody. */
const queueEndpoints: ReadonlySet<string> = new Set([
  'listWork',
  'peekWork',
  'countWork',
  'getWorkPlace',
  'listWorkViews',
])

/** Lists that a piece may have come into, counts and places that can look different now that these pieces of work have changed. */
export function tagsOfQueue(state: unknown, changes: readonly WorkChange[], me: string): Tags {
  return touchedBy(state, changes, me, (name) => queueEndpoints.has(name))
}

/** What else can. */
export function tagsOfWork(state: unknown, changes: readonly WorkChange[], me: string): Tags {
  const isOf = (test: (kind: string) => boolean) =>
    changes.some((change) => either(change, ({ kind }) => test(kind)))
  return [
    ...touchedBy(state, changes, me, (name) => !queueEndpoints.has(name)),
    ...(isOf((kind) => kind === 'ticket') ? (['Ticket'] as const) : []),
    ...(isOf((kind) => kindsOfMoney.has(kind)) ? (['Money'] as const) : []),
  ]
}

function touchedBy(
  state: unknown,
  changes: readonly WorkChange[],
  me: string,
  isMeant: (endpointName: string) => boolean,
): Tags {
  const reader = { me, now: serverNow().getTime() }
  return readingsOf(state)
    .filter((reading) => {
      const { endpointName = '', data } = reading
      const test = isMeant(endpointName) ? touches[endpointName] : undefined
      return test && (data === undefined || changes.some((change) => test(reading, change, reader)))
    })
    .map(tagOf)
}
