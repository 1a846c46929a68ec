import { LiveEvent } from '@sanad/contracts'
import { createEventSource, type EventSourceClient, type FetchLike } from 'eventsource-client'
import { learnServerTime } from '../time/server-clock.ts'

/** Timeout: the server sends an event or a heartbeat every 20 seconds. */
const SILENCE = 50_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** Delay before reconnecting after the session ended: its replacement (account switch, logout) may be in flight. */
const AFTER_END = 12_000

interface Options {
  readonly url: string
  /** Computed for each attempt: the `source` header expires with the day. */
  readonly headers: () => Promise<Record<string, string>>
  readonly onEvent: (event: LiveEvent) => void
  /** What is no change: of one app alone, or of a newer server. */
  readonly onOther?: ((event: unknown) => void) | undefined
  /** 401: the session is over. */
  readonly onRefused: () => void
}

/** Keeps an event stream open, with reconnects, until it is closed or the session is over. Returns the cleanup. */
export function openLiveConnection({ url, headers, onEvent, onOther, onRefused }: Options): () => void {
  let source: EventSourceClient | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false

  function close(): void {
    isClosed = true
    leave()
  }

  function leave(): void {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  function connectIn(pause: number): void {
    leave()
    if (!isClosed) timer = setTimeout(() => void connect().catch(connectAgain), pause)
  }

  /** Exponential backoff with jitter. */
  function connectAgain(): void {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++)
    connectIn(longest * (0.5 + Math.random() / 2))
  }

  function hearSomething(): void {
    clearTimeout(timer)
    timer = setTimeout(connectAgain, SILENCE)
  }

  function hear(data: string): void {
    const json = readJson(data)
    const event = LiveEvent.safeParse(json)
    // Forward compatibility: events that only a newer server knows are ignored.
    if (!event.success) {
      onOther?.(json)
      return
    }
    if (event.data.type === 'ready') failures = 0
    if (event.data.type === 'ended') connectIn(AFTER_END)
    else onEvent(event.data)
  }

  const fetchStream: FetchLike = async (...call) => {
    const response = await fetch(...call)
    if (response.ok) return response
    if (response.status === 401) {
      close()
      onRefused()
    }
    // Clock skew: `source` hashes the date; the next attempt uses the server's.
    if (response.status === 400) learnServerTime(response.headers.get('date'))
    throw new Error(`The stream answered ${response.status}`)
  }

  async function connect(): Promise<void> {
    const sent = await headers()
    if (isClosed) return
    hearSomething()
    source = createEventSource({
      url,
      headers: sent,
      fetch: fetchStream,
      onMessage: ({ data }) => {
        hearSomething()
        hear(data)
      },
      onComment: hearSomething,
      onScheduleReconnect: connectAgain,
    })
  }

  connectIn(0)
  return close
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
