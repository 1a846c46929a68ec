import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useSyncExternalStore } from 'react'
import { Strip } from '../../shared/strip/strip.tsx'

/** Says that there is no network; what is on the screen stays. */
export function ConnectionStrip() {
  const texts = useMessages(frameMessages)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Strip>
      {!isOnline && (
        <Banner tone="warning" title={texts.offline}>
          {texts.offlineText}
        </Banner>
      )}
    </Strip>
  )
}

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
