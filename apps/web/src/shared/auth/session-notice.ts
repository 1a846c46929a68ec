import { readStored, type SessionEnd, writeStored } from '@sanad/web-kit'

const key = 'sessionNotice'

/** `elsewhere`: logged out in another tab. */
export type SessionNotice = SessionEnd | 'elsewhere'

/** Flash message across a page load: tells the login page why the session ended. */
export function leaveSessionNotice(why: SessionNotice): void {
  writeStored('sessionStorage', key, why)
}

/** Takes the notice (read and remove). */
export function takeSessionNotice(): SessionNotice | null {
  const why = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, null)
  return why === 'token_expired' || why === 'unauthenticated' || why === 'elsewhere' ? why : null
}
