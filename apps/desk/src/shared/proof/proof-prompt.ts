import type { ApiError } from '@sanad/web-kit'
import { useSyncExternalStore } from 'react'

type Waiter = (isProved: boolean) => void

/** Calls that wait for a fresh proof. Not in the store: a promise cannot be serialised. */
let waiters: readonly Waiter[] = []
const listeners = new Set<() => void>()

function replaceWaiters(next: readonly Waiter[]): void {
  waiters = next
  for (const listener of listeners) listener()
}

/** Asks for the second factor where the server wants it fresh; several calls share one prompt. */
export function settleByProof({ code }: ApiError): Promise<boolean> {
  if (code !== 'proof_needed') return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  replaceWaiters([...waiters, resolve])
  return promise
}

/** Lets the waiting calls go on, or be refused. */
export function endProofPrompt(isProved: boolean): void {
  const settled = waiters
  replaceWaiters([])
  for (const settle of settled) settle(isProved)
}

export function useIsProofAsked(): boolean {
  return useSyncExternalStore(subscribe, () => waiters.length > 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
