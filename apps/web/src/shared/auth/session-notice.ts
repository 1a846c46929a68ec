import { readStored, type SessionEnd, writeStored } from '@sanad/web-kit'

const key = 'sessionNotice'

/** Tells the login page, which is a new page load, why the customer is there. */
export function leaveSessionNotice(why: SessionEnd): void {
  writeStored('sessionStorage', key, why)
}

/** The notice, once. */
export function takeSessionNotice(): SessionEnd | null {
  const why = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, null)
  return why === 'token_expired' || why === 'unauthenticated' ? why : null
}
