import type { LiveChange, LiveEvent } from '@sanad/contracts'
import type { PresenceEvent, WorkEvent } from '@sanad/contracts/staff'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../app-error.ts'
import type { ChannelListener, NotifyChannel } from '../channel-listener.ts'
import { type GatheredChange, gatherChanges } from './gather-changes.ts'
import { type LiveStream, leave, showLife, tell, tellAll } from './live-stream.ts'
import { findPortalChange, type PortalChange } from './portal-change.ts'
import { createRecentChanges } from './recent-changes.ts'
import { groupBySight, type Sees } from './sight.ts'

const MOST_PER_CUSTOMER = 20
/** Spread: so long this process takes, with other work beside it, for what one page reads again. */
const SPREAD_MS_PER_PAGE = 50
/** However many pages there are, what one of them shows is no older. */
const LONGEST_SPREAD_MS = 20_000
/** Pages that open within so long come at once, as all do after a restart. */
const ARRIVAL_MS = 5000

interface Options {
  readonly listener: ChannelListener
  /** What is heard of `desk_changes` is everybody's, of `portal_changes` the customer's whom it names. */
  readonly channel?: Exclude<NotifyChannel, 'job_due'>
  /** What a hearer of `desk_changes` may be told of; without it everything. */
  readonly seesOf?: (customerId: string) => Sees
  /** Which of these sessions are live, by the database's clock. */
  readonly listLiveSessions: (sessionIds: string[]) => Promise<ReadonlySet<string>>
  /** What is heard of who is where: contents that are read once and told by `tellEach`. */
  readonly onPresence?: (subjectId: string | null) => void
  /** One page more or less is open. */
  readonly onCount?: (by: 1 | -1) => void
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** How often pages are shown that they are connected, and sessions are looked at. */
  readonly beatSeconds?: number
}

/** The open pages of this process. One timer serves them all. */
export interface LiveStreams {
  /** Listens before the first page comes, which would otherwise hear that it may have missed something. */
  begin(): Promise<void>
  /** Resolves once changes are heard of; refuses a customer who has too many pages open. */
  prepare(customerId: string): Promise<void>
  add(stream: LiveStream): void
  /** Each what it may see of it; undefined: nothing. */
  tellEach(eventFor: (sees: Sees) => PresenceEvent | undefined): void
  close(): Promise<void>
}

export function createLiveStreams(options: Options): LiveStreams {
  const { listener, listLiveSessions, log, beatSeconds = 20, channel = 'portal_changes' } = options
  const { seesOf = () => () => true } = options
  const streams = new Map<string, Set<LiveStream>>()
  const recent = createRecentChanges()
  let listening: Promise<() => void> | undefined
  let beat: NodeJS.Timeout | undefined
  let isClosed = false
  /** When the latest pages came. */
  let arrivals: number[] = []

  const all = () => [...streams.values()].flatMap((set) => [...set])

  function remove(stream: LiveStream): void {
    const own = streams.get(stream.customerId)
    if (own?.delete(stream)) options.onCount?.(-1)
    if (own?.size === 0) streams.delete(stream.customerId)
  }

  function reset(hearing: readonly LiveStream[]): void {
    tellAll(hearing, { type: 'reset', within_ms: spread(hearing.length) })
  }

  const everybody = gatherChanges({
    tell(changes) {
      const hearing = all()
      if (changes === 'reset') return reset(hearing)
      for (const { hearers, seen } of groupBySight(hearing, changes, seesOf)) {
        const within = spread(hearing.length)
        const events = seen.flatMap((change) => toEvent(change, { within_ms: within }))
        tellAll(hearers, ...events)
      }
    },
  })

  function pass(hearers: readonly LiveStream[], change: PortalChange, age?: number): void {
    if (change.topic !== 'session-ended') tellAll(hearers, ...toEvent(change, { age_ms: age }))
    else for (const stream of hearers) if (change.id === stream.sessionId) end(stream)
  }

  function end(stream: LiveStream): void {
    // Its connection closes later, and changes that came along with this one are passed on before.
    remove(stream)
    tell(stream, { type: 'ended' })
    leave(stream)
  }

  function onNotification(payload: string | undefined): void {
    const change = findPortalChange(payload)
    if (!change) return
    if (change.topic === 'presence') {
      options.onPresence?.(change.id)
      return
    }
    recent.add(change)
    if (channel === 'portal_changes') pass([...(streams.get(change.customer) ?? [])], change)
    else if (change.topic === 'session-ended') pass(all(), change)
    else everybody.hear(change)
  }

  function onListening(): void {
    recent.beginAnew()
    reset(all())
    options.onPresence?.(null)
  }

  async function everyBeat(): Promise<void> {
    for (const stream of all()) showLife(stream)
    await listener.check()
    const live = await listLiveSessions([...new Set(all().map(({ sessionId }) => sessionId))])
    // Sessions that run out, and ends that were not heard of.
    for (const stream of all()) if (!live.has(stream.sessionId)) end(stream)
  }

  async function listen(): Promise<void> {
    listening ??= listener
      .subscribe(channel, { onNotification, onListening, log })
      .catch((error: unknown) => {
        listening = undefined
        throw new AppError('unavailable', { cause: error })
      })
    await listening
  }

  async function listenOn(): Promise<void> {
    await listen()
    if (isClosed) throw new AppError('unavailable')
    beat ??= setInterval(() => {
      everyBeat().catch((error: unknown) => log.warn({ err: error }, 'Sessions could not be looked at'))
    }, beatSeconds * 1000)
  }

  return {
    async begin() {
      await listenOn().catch((error: unknown) => {
        // The first page tries again.
        if (!isClosed) log.warn({ err: error }, 'Changes could not be listened for')
      })
    },
    async prepare(customerId) {
      if ((streams.get(customerId)?.size ?? 0) >= MOST_PER_CUSTOMER) throw new AppError('rate_limited')
      await listenOn()
    },
    add(stream) {
      const { customerId, response } = stream
      // It left while it was let in, and would not be heard to close.
      if (response.destroyed) return
      const own = streams.get(customerId) ?? new Set()
      // Several may have been let in at once; here nothing is awaited between the count and the entry (race condition).
      if (own.size >= MOST_PER_CUSTOMER) return leave(stream)
      streams.set(customerId, own.add(stream))
      options.onCount?.(1)
      response.on('close', () => remove(stream))
      // The connection's end says the same.
      response.on('error', () => {})
      const now = performance.now()
      arrivals = [...arrivals.filter((at) => at > now - ARRIVAL_MS), now]
      tell(stream, { type: 'ready', within_ms: spread(arrivals.length) })
      // What everybody is told of would be too much to repeat to each page that opens.
      const gapAge = channel === 'portal_changes' ? recent.findGapAge() : recent.findLastAge()
      if (gapAge !== undefined) tell(stream, { type: 'reset', age_ms: gapAge })
      for (const { change, age } of recent.of(customerId)) pass([stream], change, age)
    },
    tellEach(eventFor) {
      for (const stream of all()) {
        const event = eventFor(seesOf(stream.customerId))
        if (event) tell(stream, event)
      }
    },
    async close() {
      isClosed = true
      clearInterval(beat)
      everybody.close()
      for (const stream of all()) leave(stream)
      const unsubscribe = await listening?.catch(() => undefined)
      unsubscribe?.()
    },
  }
}

const spread = (pages: number) => Math.min(pages * SPREAD_MS_PER_PAGE, LONGEST_SPREAD_MS)

function toEvent(
  { topic, id, work }: GatheredChange,
  when: Pick<LiveChange, 'age_ms' | 'within_ms'>,
): (LiveEvent | WorkEvent)[] {
  if (topic === 'presence' || topic === 'session-ended') return []
  return [{ type: 'change', topic, id, ...when, ...(work && { work }) }]
}
