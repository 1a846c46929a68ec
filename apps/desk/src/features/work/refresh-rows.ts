import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { LiveChange, QueryOf, SuccessOf } from '@sanad/contracts'
import { type listWork, WorkEvent, type WorkItem } from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { readTag } from '../../shared/live/read-tag.ts'
import { workApi } from './work-api.ts'

type Asked = { readonly query: QueryOf<typeof listWork> }
type Page = SuccessOf<typeof listWork>
type CacheState = Parameters<ReturnType<typeof workApi.endpoints.listWork.select>>[0]
/** The store with what the query cache has in it. */
export interface CacheStore {
  readonly getState: () => CacheState
  readonly dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>
}

/**
 * Reads the rows again that have changed, of the lists that the cache holds: one row costs a tenth of its page, which
 * 150 people have open. A list that is being read has them soon.
 */
export function refreshRows(store: CacheStore, changes: readonly LiveChange[]): void {
  const pieces = new Set(changes.flatMap((change) => piecesOf(change)))
  const applications = new Set(
    changes.flatMap(({ topic, id }) => (topic === 'application' && id ? [id] : [])),
  )
  const hasChanged = ({ id, application_id }: WorkItem) =>
    pieces.has(id) || (application_id !== null && applications.has(application_id))
  const readings = api.util.selectAllQueryEntries(store.getState())
  for (const { endpointName, status, originalArgs, data } of readings) {
    if (endpointName !== 'listWork' || status !== 'fulfilled') continue
    const asked = originalArgs as Asked
    const items = (data as Page).data.filter(hasChanged)
    if (asked.query.cursor === undefined && items.length > 0) void readRows(store, asked, items)
  }
}

const piecesOf = (change: LiveChange) => WorkEvent.safeParse(change).data?.work.map(({ id }) => id) ?? []

async function readRows(
  { dispatch, getState }: CacheStore,
  asked: Asked,
  items: readonly WorkItem[],
): Promise<void> {
  const { sort: _sort, limit: _limit, cursor: _cursor, ...filter } = asked.query
  const ids = items.map(({ id }) => id)
  const beganAt = () => workApi.endpoints.listWork.select(asked)(getState()).startedTimeStamp
  const before = beganAt()
  const query = { ...filter, items: ids.join(',') }
  const reading = workApi.endpoints.listWorkRows.initiate({ query }, { subscribe: false, forceRefetch: true })
  const { data: rows } = await dispatch(reading)
  // The list itself says what went wrong.
  if (!rows) return void dispatch(api.util.invalidateTags([readTag('listWork', asked)]))
  // Race condition: a list that was read meanwhile is no older than these rows.
  if (beganAt() !== before) return
  const now = new Map(rows.data.map((item) => [item.id, item]))
  const update = workApi.util.updateQueryData('listWork', asked, (page) => ({
    ...page,
    data: page.data.flatMap((item) => (ids.includes(item.id) ? (now.get(item.id) ?? []) : item)),
  }))
  dispatch(update)
}
