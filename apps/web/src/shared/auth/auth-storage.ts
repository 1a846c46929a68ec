import type { User } from '@sanad/contracts'
import { isTokenExpired, readStored, writeStored } from '@sanad/web-kit'

export const authKeys = { token: 'userToken', user: 'userData', userId: 'userId' } as const

const loggedOutKey = 'loggedOutAt'

/** Broadcasts a logout to other tabs (`storage` event), as distinct from an expired session. */
export function announceLogOut(): void {
  writeStored('localStorage', loggedOutKey, new Date().toISOString())
}

export const isLogOut = ({ key }: StorageEvent): boolean => key === loggedOutKey

export interface StoredAuth {
  token: string | null
  user: User | null
}

const signedOut: StoredAuth = { token: null, user: null }

/** The persisted session; an expired token counts as none. */
export function readStoredAuth(): StoredAuth {
  const token = readStored('localStorage', authKeys.token)
  if (!token || isTokenExpired(token)) return signedOut
  return { token, user: readStoredUser() }
}

export function writeStoredAuth({ token, user }: StoredAuth): void {
  writeStored('localStorage', authKeys.token, token)
  writeStored('localStorage', authKeys.userId, user?.id ?? null)
  writeStored(
    'localStorage',
    authKeys.user,
    user && JSON.stringify({ ...user, loginAt: new Date().toISOString() }),
  )
}

function readStoredUser(): User | null {
  try {
    const value: unknown = JSON.parse(readStored('localStorage', authKeys.user) ?? 'null')
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** Hand-written check: the first screen's chunk contains no schemas. The profile call corrects the rest. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const user: Partial<Record<keyof User, unknown>> = value
  return [user.id, user.mobile, user.name_of_person, user.email].every((text) => typeof text === 'string')
}
