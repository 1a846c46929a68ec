import { readStored, type SessionEnd, writeStored } from '@sanad/web-kit'

const key = 'sessionNotice'

export type SessionNotice = SessionEnd | 'logged_out_elsewhere'

/** Flash message across a page load: tells the login page why the session ended. */
export function leaveSessionNotice(why: SessionNotice): void {
  writeStored('sessionStorage', key, why)
}

/** Takes the notice (read and remove). */
export function takeSessionNotice(): SessionNotice | null {
  const why = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, null)
  return why === 'token_expired' || why === 'unauthenticated' || why === 'logged_out_elsewhere' ? why : null
}
