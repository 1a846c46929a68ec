import { readStored, writeStored } from '@sanad/web-kit'

const key = 'sessionNotice'

/** Why a session ended, as the login page says it: in this tab, in another one, or by itself. */
const notices = ['loggedOut', 'loggedOutElsewhere', 'sessionEnded'] as const
export type SessionNotice = (typeof notices)[number]

/** Flash message across a page load: tells the login page why the session ended. */
export function leaveSessionNotice(why: SessionNotice): void {
  writeStored('sessionStorage', key, why)
}

/** Takes the notice (read and remove). */
export function takeSessionNotice(): SessionNotice | undefined {
  const why = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, null)
  return notices.find((notice) => notice === why)
}
