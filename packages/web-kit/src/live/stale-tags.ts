import { QueryStatus, type TagDescription } from '@reduxjs/toolkit/query'
import { isUnanswered } from '../api/api-error.ts'
import type { PortalApi } from '../api/create-portal-api.ts'
import { beganReading } from '../api/early-read.ts'

type Util = PortalApi<string>['util']
type CacheState = Parameters<Util['selectAllQueryEntries']>[0]
type Query = ReturnType<Util['selectAllQueryEntries']>[number]

/** An invalidated tag and, if the event was delayed, the latest time of the change by this browser's clock. */
export interface HeardChange<Tag extends string> {
  readonly tag: TagDescription<Tag>
  /** Undefined for a change just now: always stale, whatever happened to the clock. */
  readonly at: number | undefined
}

/**
 * Tags of queries whose response may be older than the change; undefined while a query is pending, of which that is
 * not known yet (race between a refetch and the event).
 */
export function findStaleTags<Tag extends string>(
  api: PortalApi<Tag>,
  state: unknown,
  changes: readonly HeardChange<Tag>[],
): TagDescription<Tag>[] | undefined {
  // The API slice is injected lazily and not part of the store's type.
  const cache = state as CacheState
  const queries = new Map<string, Query>()
  for (const query of api.util.selectAllQueryEntries(cache)) {
    if (query.status === QueryStatus.pending) return undefined
    queries.set(query.queryCacheKey, query)
  }
  const isStale = ({ tag, at }: HeardChange<Tag>) =>
    at === undefined ||
    api.util
      .selectInvalidatedBy(cache, [tag])
      .some(({ queryCacheKey }) => !isReadSince(queries.get(queryCacheKey), at))
  return changes.filter(isStale).map(({ tag }) => tag)
}

function isReadSince(query: Query | undefined, at: number): boolean {
  if (!query) return false
  // Infinite query: the last call fetched one page only. Or it failed: the data is from an earlier call, or nobody answered.
  if ('direction' in query && query.direction) return false
  if (query.status === QueryStatus.rejected && (query.data !== undefined || isUnanswered(query.error)))
    return false
  // A timestamp in the future is from before the clock was set back.
  return beganReading(query.startedTimeStamp) >= at && query.startedTimeStamp <= Date.now()
}
