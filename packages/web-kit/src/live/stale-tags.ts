import { QueryStatus, type TagDescription } from '@reduxjs/toolkit/query'
import type { PortalApi } from '../api/create-portal-api.ts'

type Util = PortalApi<string>['util']
type CacheState = Parameters<Util['selectAllQueryEntries']>[0]
type Query = ReturnType<Util['selectAllQueryEntries']>[number]

/** What changed, and where it is told of later, the latest time when, by this browser's clock. */
export interface HeardChange<Tag extends string> {
  readonly tag: TagDescription<Tag>
  /** Missing where it changed just now: a clock that was set meanwhile must not hide that. */
  readonly at: number | undefined
}

/**
 * The tags of what was read, for all that is known, before it changed; undefined while something is being read, of
 * which that is not known yet.
 */
export function findStaleTags<Tag extends string>(
  api: PortalApi<Tag>,
  state: unknown,
  changes: readonly HeardChange<Tag>[],
): TagDescription<Tag>[] | undefined {
  // The cache joined the store later than the store's own type.
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
  // Its last call brought one page of several, or failed and left what was there.
  if ('direction' in query && query.direction) return false
  if (query.status === QueryStatus.rejected && query.data !== undefined) return false
  // A read of the future is one of before the clock was set back.
  return query.startedTimeStamp >= at && query.startedTimeStamp <= Date.now()
}
