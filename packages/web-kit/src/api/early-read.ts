/** A read that began with the page, before the app's scripts were there. */
export interface EarlyRead {
  readonly request: Request
  readonly response: Promise<Response>
}

declare global {
  /** Set by a small script in the page's head. */
  var earlyRead: EarlyRead | undefined
}

/** As long as a call may take, from the beginning of the page: what was read longer ago may have changed. */
const FRESH_MS = 10_000
const telling = ['authorization', 'accept-language']

/** `fetch`, but the first call that asks what the early read asked is given its answer. */
export async function fetchOrTake(...call: Parameters<typeof fetch>): Promise<Response> {
  const early = globalThis.earlyRead
  const [request] = call
  if (!early || !(request instanceof Request) || !isSame(early.request, request)) return fetch(...call)
  globalThis.earlyRead = undefined
  if (performance.now() > FRESH_MS) return fetch(...call)
  // What went wrong with it, or that its time is over, a call of one's own tells.
  return Promise.race([early.response, abortOf(request.signal)]).catch(() => fetch(...call))
}

function isSame(one: Request, other: Request): boolean {
  return (
    one.method === other.method &&
    one.url === other.url &&
    telling.every((name) => one.headers.get(name) === other.headers.get(name))
  )
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
