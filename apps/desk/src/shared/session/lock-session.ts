import { isApiError, readStored, writeStored } from '@sanad/web-kit'
import type { DeskStore } from '../state/desk-state.ts'
import { sessionApi } from './session-api.ts'

const storageKey = 'deskLockOwed'

/** Whether a lock was begun that the server has not confirmed: its session would open after a reload. */
export const isLockOwed = (): boolean => readStored('localStorage', storageKey) !== null

/** Locks the session at the server; until that has confirmed it, every start of the desk asks for it again. */
export async function lockSession(store: DeskStore): Promise<void> {
  writeStored('localStorage', storageKey, 'true')
  const { error } = await store.dispatch(sessionApi.endpoints.lockStaffSession.initiate())
  if (error && !(isApiError(error) && error.status === 401)) throw error
  forgetOwedLock()
}

/** Once the second factor has been proved again, nothing is owed. */
export const forgetOwedLock = (): void => writeStored('localStorage', storageKey, null)
