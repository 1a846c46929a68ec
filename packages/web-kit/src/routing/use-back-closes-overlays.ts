import { closeTopOverlay } from '@sanad/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** The Back button closes a dialog or the menu, as phones do, and leaves the page below it alone. Once in an app. */
export function useBackClosesOverlays(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && closeTopOverlay())
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  })
}
