import { User } from '@sanad/contracts'
import { readStored, readStoredJson, writeStored } from '../state/browser-storage.ts'
import { isTokenExpired } from './token.ts'

export const authKeys = { token: 'userToken', user: 'userData', userId: 'userId' } as const

export interface StoredAuth {
  token: string | null
  user: User | null
}

const signedOut: StoredAuth = { token: null, user: null }

/** What an earlier visit left; an expired token counts as none. */
export function readStoredAuth(): StoredAuth {
  const token = readStored('localStorage', authKeys.token)
  if (!token || isTokenExpired(token)) return signedOut
  return { token, user: readStoredJson('localStorage', authKeys.user, User) }
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
