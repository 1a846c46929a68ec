import { isPortalReached, onPortalReached } from '@sanad/web-kit'
import { useSyncExternalStore } from 'react'

/** `unreachable`: the device has a network, and the portal did not answer the last call. */
export type Connection = 'online' | 'offline' | 'unreachable'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  const forget = onPortalReached(listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
    forget()
  }
}

function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline'
  return isPortalReached() ? 'online' : 'unreachable'
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connectionNow, () => 'online')
}

export const useIsOffline = (): boolean => useConnection() !== 'online'
