import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Matches a request to hold, by its bytes and by the first bytes of its connection. */
export type Matches = (request: string, opening: string) => boolean

/** A TCP proxy between two processes that can be cut, slowed down and held. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number
  /** Connects new connections to another port. */
  retarget(port: number): void
  /** Resets every connection (RST). */
  reset(): void
  /** Resets every connection and accepts none until it is mended. */
  cut(): void
  /**
   * Black hole: drops everything silently, as a pulled cable or a firewall that forgot the connection. Connections that
   * met this stay lost when it is mended: only then does the far side notice.
   */
  silence(): void
  /** Adds latency to everything. */
  delay(ms: number): void
  /** Holds the next request that matches; resolves when it has arrived. */
  holdRequest(matches: Matches): Promise<void>
  /** Forwards the next request that matches, and holds its answer; resolves when the request has arrived. */
  holdAnswer(matches: Matches): Promise<void>
  /** Ends cut, black hole, latency and holds; what was held is forwarded. */
  mend(): void
}

interface Hold {
  readonly kind: 'request' | 'answer'
  readonly matches: Matches
  readonly come: () => void
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  let towards = target
  let isCut = false
  let isSilent = false
  let delayMs = 0
  let hold: Hold | undefined

  const server = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy()
      return
    }
    const pair = new Pair(client, createConnection(towards, '127.0.0.1'))
    if (isSilent) pair.silence()
    pairs.add(pair)
    pair.closed.then(() => pairs.delete(pair))
    client.on('data', (bytes: Buffer) => {
      const request = bytes.toString('latin1')
      pair.opening ??= request
      if (hold?.matches(request, pair.opening)) {
        pair.held = hold.kind
        hold.come()
        hold = undefined
      }
      pair.requests.pass(bytes, delayMs, pair.held === 'request')
    })
    pair.upstream.on('data', (bytes: Buffer) => pair.answers.pass(bytes, delayMs, pair.held === 'answer'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')

  const holdNext = (kind: Hold['kind']) => (matches: Matches) =>
    new Promise<void>((come) => {
      hold = { kind, matches, come }
    })
  const breakAll = () => {
    for (const pair of pairs) pair.break()
  }
  return {
    port: address.port,
    retarget: (port) => {
      towards = port
    },
    reset: breakAll,
    cut() {
      isCut = true
      breakAll()
    },
    silence() {
      isSilent = true
      for (const pair of pairs) pair.silence()
    },
    delay: (ms) => {
      delayMs = ms
    },
    holdRequest: holdNext('request'),
    holdAnswer: holdNext('answer'),
    mend() {
      isCut = false
      isSilent = false
      delayMs = 0
      hold = undefined
      for (const pair of pairs) pair.release()
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A client connection and its upstream. */
class Pair {
  readonly upstream: Socket
  readonly requests: Pipe
  readonly answers: Pipe
  readonly closed: Promise<void>
  readonly #client: Socket
  opening: string | undefined
  held: Hold['kind'] | undefined
  #isSilent = false

  constructor(client: Socket, upstream: Socket) {
    this.#client = client
    this.upstream = upstream
    this.requests = new Pipe(upstream)
    this.answers = new Pipe(client)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.closed = promise
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.setNoDelay(true)
      one.on('error', () => this.#isSilent || other.destroy())
      one.on('close', () => {
        if (!this.#isSilent) other.end()
        resolve()
      })
    }
  }

  silence(): void {
    this.#isSilent = true
    this.requests.silence()
    this.answers.silence()
  }

  release(): void {
    this.held = undefined
    if (this.#isSilent) this.upstream.destroy()
    this.requests.release()
    this.answers.release()
  }

  break(): void {
    this.#client.resetAndDestroy()
    this.upstream.destroy()
  }
}

/** One direction of a connection; bytes keep their order, whatever latency was added. */
class Pipe {
  readonly #to: Socket
  #kept: Buffer[] = []
  #isSilent = false
  #last = Promise.resolve()

  constructor(to: Socket) {
    this.#to = to
  }

  pass(bytes: Buffer, delayMs: number, held: boolean): void {
    if (held || this.#kept.length > 0) {
      this.#kept.push(bytes)
      return
    }
    this.#last = this.#last.then(async () => {
      if (delayMs > 0) await wait(delayMs)
      if (this.#to.writable && !this.#isSilent) this.#to.write(bytes)
    })
  }

  silence(): void {
    this.#isSilent = true
  }

  release(): void {
    for (const bytes of this.#kept.splice(0)) this.pass(bytes, 0, false)
  }
}
