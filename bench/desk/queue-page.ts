import { setTimeout as wait } from 'node:timers/promises'
import type { SuccessOf } from '@sanad/contracts'
import {
  countWork,
  listWork,
  listWorkRows,
  listWorkViews,
  type WorkChange,
  WorkEvent,
  type WorkFilter,
} from '@sanad/contracts/staff'
import { call, type OpenStream } from '@sanad/testing'
import {
  comesAmong,
  isListed,
  touchesCounts,
  touchesViews,
} from '../../apps/desk/src/shared/live/touches-work.ts'
import type { Clock } from './clock-calls.ts'

/** As `use-live-work.ts` has it: so long a page lets changes gather after it has read. */
const GATHER_MS = 1500

interface Page {
  readonly origin: string
  readonly token: string
  readonly staffId: string
  readonly stream: OpenStream
  /** Of the list that it shows. */
  readonly filter: WorkFilter
  readonly clock: Clock
  readonly isOver: () => boolean
}

/** A reading of the page: what it last answered, and whether a change can make it another. */
interface Answer {
  read(): Promise<void>
  isTouched(change: WorkChange): boolean
  /** Reads by themselves what it shows of these; answers whether there is any of it. */
  readParts?(changes: readonly WorkChange[]): Promise<void> | undefined
}

interface Reading extends Answer {
  /** When its last call began. */
  readonly beganAt: number
}

/** Pieces of work that have changed, or anything may have, until then; from `due` on it is read again. */
interface Heard {
  readonly changes?: readonly WorkChange[]
  readonly until: number
  readonly due: number
}

/**
 * The queue as the desk shows it: a list, its counts, the two counts of the frame and the saved views, which have been
 * read. Each is read again when a change can make it look different, by the desk's own rule, and once more after `pollAt`.
 * Following answers how often it read because of changes.
 */
export async function openQueue(page: Page): Promise<(pollAt: number) => Promise<number>> {
  const { stream, isOver } = page
  const readings = [
    listOf(page),
    ...[page.filter, {}, { owner: 'none', due: 'half' }].map((filter) => countsOf(page, filter)),
    viewsOf(page),
  ].map(timed)
  let heard: Heard[] = []
  const hearing = hear(stream, (one) => heard.push(one))
  for (const one of readings) await one.read()
  return async (pollAt) => {
    let reads = 0
    let readAt = Number.NEGATIVE_INFINITY
    const polling = wait(pollAt).then(() => Promise.all(readings.map((one) => one.read())))
    while (!isOver()) {
      await wait(50)
      const now = performance.now()
      if (now < readAt + GATHER_MS) continue
      const due = heard.filter((one) => one.due <= now)
      heard = heard.filter((one) => one.due > now)
      const stale = readings.filter((one) => due.some((some) => isStale(one, some)))
      const changes = due.flatMap((one) => one.changes ?? [])
      const begun = readings.flatMap((one) =>
        stale.includes(one) ? one.read() : (one.readParts?.(changes) ?? []),
      )
      if (begun.length === 0) continue
      reads += begun.length
      readAt = now
      await Promise.all(begun)
    }
    await polling
    stream.close()
    await hearing.catch(() => {})
    return reads
  }
}

async function hear(stream: OpenStream, push: (heard: Heard) => void): Promise<void> {
  for (let event = await stream.next(); event; event = await stream.next()) {
    if (event.type !== 'reset' && !(event.type === 'change' && event.topic === 'work')) continue
    const now = performance.now()
    const due = now + Math.random() * (event.within_ms ?? 0)
    const changes = changesOf(event)
    push({ ...(changes && { changes }), until: now - (event.age_ms ?? 0), due })
  }
}

/** All pages are told the same event, which costs each of them nothing here: they are one process, and computers of their own outside. */
const named = new WeakMap<object, readonly WorkChange[] | undefined>()

function changesOf(event: object): readonly WorkChange[] | undefined {
  if (!named.has(event)) named.set(event, WorkEvent.safeParse(event).data?.work)
  return named.get(event)
}

const isStale = (reading: Reading, { changes, until }: Heard) =>
  reading.beganAt < until && (!changes || changes.some((change) => reading.isTouched(change)))

function timed(answer: Answer): Reading {
  let beganAt = Number.NEGATIVE_INFINITY
  return {
    get beganAt() {
      return beganAt
    },
    isTouched: (change) => answer.isTouched(change),
    readParts: (changes) => answer.readParts?.(changes),
    read() {
      beganAt = performance.now()
      return answer.read()
    },
  }
}

function listOf({ origin, token, staffId, filter, clock }: Page): Answer {
  let page: SuccessOf<typeof listWork> | undefined
  const query = { ...filter, limit: 100 }
  async function readRows(shown: SuccessOf<typeof listWork>, ids: ReadonlySet<number>): Promise<void> {
    const query = { ...filter, items: [...ids].join(',') }
    const answer = await clock.time('its rows', () => call(origin, listWorkRows, { token, query }))
    const rows = unlessRefused<SuccessOf<typeof listWorkRows>>(answer)
    if (!rows || page !== shown) return
    const now = new Map(rows.data.map((item) => [item.id, item]))
    page = {
      ...shown,
      data: shown.data.flatMap((item) => (ids.has(item.id) ? (now.get(item.id) ?? []) : item)),
    }
  }
  return {
    async read() {
      const answer = await clock.time('a list', () => call(origin, listWork, { token, query }))
      page = unlessRefused(answer) ?? page
    },
    isTouched: (change) =>
      page === undefined ||
      comesAmong({ filter, sort: 'due', page }, change, { me: staffId, now: Date.now() }),
    readParts(changes) {
      const shown = page
      const ids = new Set(changes.flatMap(({ id }) => (shown && isListed(shown, id) ? id : [])))
      return shown && ids.size > 0 ? readRows(shown, ids) : undefined
    },
  }
}

function countsOf({ origin, token, staffId, clock }: Page, query: WorkFilter): Answer {
  let counts: SuccessOf<typeof countWork> | undefined
  return {
    async read() {
      const answer = await clock.time('its counts', () => call(origin, countWork, { token, query }))
      counts = unlessRefused(answer) ?? counts
    },
    isTouched: (change) =>
      counts === undefined || touchesCounts(query, counts.data, change, { me: staffId, now: Date.now() }),
  }
}

function viewsOf({ origin, token, staffId, clock }: Page): Answer {
  let views: SuccessOf<typeof listWorkViews> | undefined
  return {
    async read() {
      const answer = await clock.time('the saved views', () => call(origin, listWorkViews, { token }))
      views = unlessRefused(answer) ?? views
    },
    isTouched: (change) =>
      views === undefined || touchesViews(views.data, change, { me: staffId, now: Date.now() }),
  }
}

let refused = 0
/** How many readings were refused. */
export const countRefused = () => refused

/** A page keeps what it showed. */
function unlessRefused<Body>({ status, body }: { status: number; body: unknown }): Body | undefined {
  if (status === 200) return body as Body
  refused++
  return undefined
}
