import { useRef } from 'react'

/** Less is no time to see that a key was refused, and to press another for it. */
const SEEN_AFTER_MS = 1000

/**
 * Who types faster than papers are drawn means each key for the paper after the last one: where one of them was refused, those
 * that follow at once would fall on a paper too early.
 */
export function useTypedAhead() {
  const refusedAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    isTypedAhead: () => Date.now() - refusedAt.current < SEEN_AFTER_MS,
    refused: () => {
      refusedAt.current = Date.now()
    },
  }
}
