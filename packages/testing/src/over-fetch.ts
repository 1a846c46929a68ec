import { toAnswer } from './to-answer.ts'
import type { Transport } from './transport.ts'

/** By origin, what whoever is in holds while newcomers wait (docs/adr/0060): all callers are one browser in this. */
const turns = new Map<string, string>()
const name = 'sanad_turn'

/** By real HTTP to an origin. A connection that breaks is a rejection. */
export function overFetch(origin: string): Transport {
  return async ({ url, method, headers, body, signal }) => {
    const cookies = headers.cookie?.includes(`${name}=`)
      ? headers.cookie
      : [headers.cookie, turns.get(origin)].filter(Boolean).join('; ')
    const response = await fetch(origin + url, {
      method,
      headers: { ...headers, ...(cookies && { cookie: cookies }) },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      signal: signal ?? AbortSignal.timeout(30_000),
    })
    const answer = toAnswer({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    })
    const turn = answer.cookies.find((cookie) => cookie.name === name)
    if (turn) turns.set(origin, `${name}=${turn.value}`)
    return answer
  }
}
