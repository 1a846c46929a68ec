import { moveFocus } from '@sanad/web-kit'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * What was decided takes the focus of its button with it: the paper that follows has it, to be scrolled by key. After the
 * last one, and after a form that is left, it is the same paper: another Enter must not fall on a button that decides.
 */
export function usePaperFocus(work: RefObject<HTMLElement | null>, shownId: string | undefined) {
  const movingTo = useRef<string>(undefined)
  const focusPaper = () => {
    const paper = work.current?.querySelector<HTMLElement>('[role="document"]:not([inert] *)')
    if (paper) paper.focus({ preventScroll: true })
    else moveFocus(work.current?.querySelector('[aria-current] > span'))
  }
  const follow = useEffectEvent(focusPaper)
  useEffect(() => {
    if (shownId === undefined || movingTo.current !== shownId) return
    movingTo.current = undefined
    follow()
  })
  return {
    /** At once, while what has the focus still stands. */
    focusPaper,
    /** With the next rendering. */
    backToPaper: () => {
      movingTo.current = shownId
    },
    goTo: (id: string) => {
      movingTo.current = id
    },
  }
}
