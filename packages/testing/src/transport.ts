import type { Endpoint } from '@sanad/contracts'
import type { Cookie } from 'set-cookie-parser'

/** A request as it goes over the wire. */
export interface HttpRequest {
  readonly method: Endpoint['method'] | 'HEAD'
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** The endpoint that is called, for transports that keep a record. */
  readonly operation?: string
  readonly signal?: AbortSignal
}

export interface Answer {
  readonly status: number
  /** By their names in lower case; `set-cookie` is in `cookies`. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly Cookie[]
  readonly text: string
  /** What the text says as JSON; undefined where it is none. */
  readonly body: unknown
}

export type Transport = (request: HttpRequest) => Promise<Answer>
