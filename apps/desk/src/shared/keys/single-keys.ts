import { readStored, writeStored } from '@sanad/web-kit'
import { useSyncExternalStore } from 'react'

const storageKey = 'deskSingleKeys'
const listeners = new Set<() => void>()

/** Whether keys without Ctrl or ⌘ do anything; kept for this browser. Who speaks to the computer, or types with a stick, turns them off. */
export function areSingleKeysOn(): boolean {
  return readStored('localStorage', storageKey) !== 'off'
}

function setSingleKeys(on: boolean): void {
  writeStored('localStorage', storageKey, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useSingleKeys(): [on: boolean, set: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areSingleKeysOn), setSingleKeys]
}
