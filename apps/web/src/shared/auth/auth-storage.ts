import type { User } from '@sanad/contracts'
import { isTokenExpired, readStored, writeStored } from '@sanad/web-kit'

export const authKeys = { token: 'userToken', user: 'userData', userId: 'userId' } as const

const loggedOutKey = 'loggedOutAt'

/** Tells the other tabs that the customer logged out, which a session that ends by itself is not. */
export function announceLogOut(): void {
  writeStored('localStorage', loggedOutKey, new Date().toISOString())
}

export const isLogOut = ({ key }: StorageEvent): boolean => key === loggedOutKey

export interface StoredAuth {
  token: string | null
  user: User | null
}

const signedOut: StoredAuth = { token: null, user: null }

/** What an earlier visit left; an expired token counts as none. */
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

/** By hand, as the first screen has no use for the schemas; what is wrong here the profile call puts right. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const user: Partial<Record<keyof User, unknown>> = value
  return [user.id, user.mobile, user.name_of_person, user.email].every((text) => typeof text === 'string')
}
