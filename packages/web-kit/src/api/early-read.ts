/** A read that began with the page, before the app's scripts were there. */
export interface EarlyRead {
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<'authorization' | 'accept-language' | 'source', string>>
  readonly response: Promise<Response>
  /** When it began: what changed since then it may not tell. */
  readonly at: number
}

declare global {
  /** Set by a small script in the page's head. */
  var earlyRead: EarlyRead | undefined
}

/** As long as a call may take, from the beginning of the page: what was read longer ago may have changed. */
const FRESH_MS = 10_000
const telling = ['authorization', 'accept-language'] as const

let taken: { readonly beganAt: number; readonly takenAt: number } | undefined

/** `fetch`, but the first call that asks what the early read asked is given its answer. */
export async function fetchOrTake(...call: Parameters<typeof fetch>): Promise<Response> {
  const early = globalThis.earlyRead
  const [request] = call
  if (!early || !(request instanceof Request) || !isSame(early, request)) return fetch(...call)
  globalThis.earlyRead = undefined
  if (performance.now() > FRESH_MS) return fetch(...call)
  taken = { beganAt: early.at, takenAt: Date.now() }
  const answer = await Promise.race([early.response, abortOf(request.signal)]).catch(() => undefined)
  // What went wrong with it, or that its time is over, a call of one's own tells.
  return answer?.ok ? answer : fetch(...call)
}

/**
 * When the data of a query that started then began to be read. Which query took the early read is not known here: all that
 * had started by then count as old as it, and are at worst read once more.
 */
export function beganReading(startedAt: number): number {
  return taken && startedAt <= taken.takenAt ? Math.min(startedAt, taken.beganAt) : startedAt
}

function isSame(early: EarlyRead, request: Request): boolean {
  return (
    request.method === 'GET' &&
    request.url === location.origin + early.path &&
    telling.every((name) => request.headers.get(name) === early.headers[name])
  )
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
