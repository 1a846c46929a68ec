import { useRef } from 'react'
import type { RefusedKey } from './decision-bar.tsx'

/** Less is no time to see that a key was refused, and to press another for it. */
const SEEN_AFTER_MS = 1000

/** Less is a double press: nobody has looked at the paper that came with the first. */
const LOOKED_AFTER_MS = 300

/**
 * Who types faster than papers are drawn means each key for the paper after the last one: where one of them was refused, those
 * that follow at once would fall on a paper too early.
 */
export function useTypedAhead() {
  const refusedAt = useRef(Number.NEGATIVE_INFINITY)
  const movedOn = useRef({ at: Number.NEGATIVE_INFINITY, to: '' })
  return {
    whyTooEarly: (documentId: string): RefusedKey | undefined => {
      const now = Date.now()
      const { at, to } = movedOn.current
      if (to === documentId && now - at < LOOKED_AFTER_MS) return 'doublePress'
      return now - refusedAt.current < SEEN_AFTER_MS ? 'typedAhead' : undefined
    },
    refused: (why: RefusedKey) => {
      if (why !== 'doublePress') refusedAt.current = Date.now()
    },
    /** By a decision, which brought that document on screen. */
    movedOn: (to: string) => {
      movedOn.current = { at: Date.now(), to }
    },
  }
}
