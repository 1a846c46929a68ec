import type { WorkChange, WorkFacets } from '@sanad/contracts/staff'
import type { GatheredChange } from './gather-changes.ts'
import type { LiveStream } from './live-stream.ts'

/** By what it is decided who may hear of a change: whose team's it is, who may decide it, and whose own it is. */
export interface Seen {
  readonly kind: WorkFacets['kind'] | null
  readonly service: string | null
  readonly owners: readonly string[]
}
export type Sees = (seen: Seen) => boolean

interface Group {
  readonly hearers: LiveStream[]
  readonly seen: readonly GatheredChange[]
}

/** The streams by what they are to be told of these changes, so that a text is written once for all who see the same. */
export function groupBySight(
  streams: Iterable<LiveStream>,
  changes: readonly GatheredChange[],
  seesOf: (customerId: string) => Sees,
): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const stream of streams) {
    const sees = seesOf(stream.customerId)
    const seen = changes.flatMap((change) => narrow(change, sees))
    const key = seen.map(keyOf).join()
    const group = groups.get(key)
    if (group) group.hearers.push(stream)
    else groups.set(key, { hearers: [stream], seen })
  }
  return groups.values()
}

/** None where nothing of it is seen. That any work may have changed names nothing. */
function narrow(change: GatheredChange, sees: Sees): GatheredChange[] {
  const { topic, work, service = null, owners = [] } = change
  if (topic === 'application') return sees({ kind: null, service, owners }) ? [change] : []
  if (!work) return [change]
  const seen = work.map((one) => narrowPiece(one, sees)).filter(({ was, is }) => was ?? is)
  return seen.length > 0 ? [{ ...change, work: seen }] : []
}

/** What is given away to another team is gone for whom it was, and what comes from one is new. */
function narrowPiece({ id, was, is }: WorkChange, sees: Sees): WorkChange {
  const side = (facets: WorkFacets | null) => {
    if (!facets) return null
    const { kind, service, owner } = facets
    return sees({ kind, service, owners: owner === null ? [] : [owner] }) ? facets : null
  }
  return { id, was: side(was), is: side(is) }
}

const keyOf = ({ topic, id, work = [] }: GatheredChange) =>
  `${topic} ${id} ${work.map((piece) => `${piece.id}${piece.was ? 'w' : ''}${piece.is ? 'i' : ''}`).join(' ')}`
