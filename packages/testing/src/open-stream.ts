import { LiveEvent, sourceHeader, streamNotifications } from '@sanad/contracts'
import { PresenceEvent, type streamWork } from '@sanad/contracts/staff'
import * as z from 'zod/mini'
import { sourceOfToday } from './source-of-today.ts'

export interface OpenStream {
  /** The next event; undefined when the server has ended the stream. */
  next(): Promise<LiveEvent | PresenceEvent | undefined>
  /** Waits for an event that says at least this, past others, and answers the whole of it. */
  until(expected: LiveEvent): Promise<LiveEvent | PresenceEvent>
  close(): void
  readonly headers: Record<string, string>
}

/** Opens a stream of events, a customer's unless told otherwise, over HTTP, as the page does; it has answered that it is ready. */
export async function openStream(
  origin: string,
  token: string,
  endpoint: typeof streamNotifications | typeof streamWork = streamNotifications,
): Promise<OpenStream> {
  const abort = new AbortController()
  const response = await fetch(`${origin}${endpoint.path({})}`, {
    headers: { [sourceHeader]: sourceOfToday(), authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
  const events = eventsOf(response.body)
  const next = async () => (await events.next()).value ?? undefined
  const stream: OpenStream = {
    next,
    async until(expected) {
      for (let event = await next(); event; event = await next()) {
        if (saysAll(event, expected)) return event
      }
      throw new Error(`The stream ended without ${JSON.stringify(expected)}`)
    },
    close: () => abort.abort(),
    headers: Object.fromEntries(response.headers),
  }
  await stream.until({ type: 'ready' })
  return stream
}

const saysAll = (event: object, expected: object) =>
  JSON.stringify({ ...event, ...expected }) === JSON.stringify(event)

const anyEvent = z.union([LiveEvent, PresenceEvent])
/** The latest events by their text: what hundreds of streams of one process are told is parsed once. */
const parsed = new Map<string, z.infer<typeof anyEvent>>()
const MOST_PARSED = 100

function parseEvent(text: string): z.infer<typeof anyEvent> {
  const known = parsed.get(text)
  if (known) return known
  const event = anyEvent.parse(JSON.parse(text))
  const [oldest] = parsed.keys()
  if (oldest !== undefined && parsed.size >= MOST_PARSED) parsed.delete(oldest)
  parsed.set(text, event)
  return event
}

async function* eventsOf(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<LiveEvent | PresenceEvent, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith('data: ')) yield parseEvent(block.slice('data: '.length))
    }
  }
  return undefined
}
