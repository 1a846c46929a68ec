import { parseSetCookie } from 'set-cookie-parser'
import type { Answer } from './transport.ts'

interface Received {
  readonly status: number
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly text: string
}

/** The one shape of answers, whichever way they came. */
export function toAnswer({ status, headers, text }: Received): Answer {
  const pairs = [...headers].map(([name, value]) => [name.toLowerCase(), value] as const)
  const setCookies = pairs.filter(([name]) => name === 'set-cookie').map(([, value]) => value)
  return {
    status,
    headers: Object.fromEntries(pairs.filter(([name]) => name !== 'set-cookie')),
    cookies: parseSetCookie(setCookies),
    text,
    body: asJson(text),
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A file, a page of HTML from something in between, or nothing at all.
    return undefined
  }
}
