import type { User } from '@sanad/contracts'
import { isTokenExpired, readStored, writeStored } from '@sanad/web-kit'

export const authKeys = { token: 'userToken', user: 'userData', userId: 'userId' } as const

const loggedOutKey = 'loggedOutAt'

/** Broadcasts a logout to other tabs (`storage` event), as distinct from an expired session. */
export function announceLogOut(): void {
  writeStored('localStorage', loggedOutKey, new Date().toISOString())
}

export const isLogOut = ({ key, newValue }: StorageEvent): boolean =>
  key === loggedOutKey && newValue !== null

/** A later end of a session is not this logout. */
export function forgetLogOut(): void {
  writeStored('localStorage', loggedOutKey, null)
}

/**
 * Somebody logged out while this page was open, and nobody has logged in since: the address where it stands is theirs. A
 * page that is opened later leads back as any other, such as a link of an SMS.
 */
export function wasLoggedOut(): boolean {
  return Date.parse(readStored('localStorage', loggedOutKey) ?? '') > performance.timeOrigin
}

/** What the browser keeps of the user: who it is and the name that greets them. The rest comes with the profile. */
type KeptUser = Pick<User, 'id' | 'name_of_person'>
export type KnownUser = KeptUser & Partial<User>

export interface StoredAuth {
  token: string | null
  user: KnownUser | null
}

const signedOut: StoredAuth = { token: null, user: null }

/** The persisted session; an expired token counts as none. */
export function readStoredAuth(): StoredAuth {
  const token = readStored('localStorage', authKeys.token)
  if (!token || isTokenExpired(token)) return signedOut
  return { token, user: readStoredUser() }
}

export function writeStoredAuth({ token, user }: StoredAuth): void {
  const kept = user && keptOf(user)
  writeStored('localStorage', authKeys.token, token)
  writeStored('localStorage', authKeys.userId, user?.id ?? null)
  writeStored('localStorage', authKeys.user, kept && JSON.stringify({ ...kept, loginAt: loginTimeOf(kept) }))
}

const keptOf = ({ id, name_of_person }: KeptUser): KeptUser => ({ id, name_of_person })

function readStoredUser(): KeptUser | null {
  const record = readLoginRecord()
  return isKeptUser(record) ? keptOf(record) : null
}

function loginTimeOf({ id }: KeptUser): string {
  const record = readLoginRecord()
  const isSame = record?.id === id && typeof record.loginAt === 'string'
  return isSame ? String(record.loginAt) : new Date().toISOString()
}

type LoginRecord = Partial<Record<keyof User | 'loginAt', unknown>>

function readLoginRecord(): LoginRecord | null {
  try {
    const value: unknown = JSON.parse(readStored('localStorage', authKeys.user) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Hand-written check: the first screen's chunk contains no schemas. */
function isKeptUser(record: LoginRecord | null): record is KeptUser {
  return typeof record?.id === 'string' && typeof record.name_of_person === 'string'
}
