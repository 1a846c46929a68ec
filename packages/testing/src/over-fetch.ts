import { toAnswer } from './to-answer.ts'
import type { Transport } from './transport.ts'

/** By real HTTP to an origin. A connection that breaks is a rejection. */
export function overFetch(origin: string): Transport {
  return async ({ url, method, headers, body, signal }) => {
    const response = await fetch(origin + url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      signal: signal ?? AbortSignal.timeout(30_000),
    })
    return toAnswer({ status: response.status, headers: response.headers, text: await response.text() })
  }
}
