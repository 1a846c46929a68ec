import { sourceDateOf } from '@sanad/contracts'
import { serverNow } from '../time/server-clock.ts'

let known: { date: string; hash: Promise<string> } | undefined

/** SHA-256 (hex) of today's date, memoised. The server accepts ± 1 day, so the time zone does not matter. */
export function sourceOfToday(now = serverNow()): Promise<string> {
  const date = sourceDateOf(now)
  if (known?.date !== date) {
    known = { date, hash: sha256(date) }
    known.hash.catch(() => {
      known = undefined
    })
  }
  return known.hash
}

async function sha256(text: string): Promise<string> {
  if (!globalThis.isSecureContext) {
    const { sha256OfShortText } = await import('./sha256-of-short-text.ts')
    return sha256OfShortText(text)
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
