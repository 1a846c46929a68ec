import { readStored, type SessionEnd, writeStored } from '@sanad/web-kit'

const key = 'sessionNotice'

/** `here` and `elsewhere`: logged out in this tab or in another one. */
export type SessionNotice = SessionEnd | 'here' | 'elsewhere'

/** Flash message across a page load: tells the login page why the session ended. */
export function leaveSessionNotice(why: SessionNotice): void {
  writeStored('sessionStorage', key, why)
}

/** Takes the notice (read and remove). */
export function takeSessionNotice(): SessionNotice | null {
  const why = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, null)
  return why === 'token_expired' || why === 'unauthenticated' || why === 'here' || why === 'elsewhere'
    ? why
    : null
}
