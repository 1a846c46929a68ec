import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useSyncExternalStore } from 'react'

/** Says that there is no network; what is on the screen stays. */
export function ConnectionStrip() {
  const texts = useMessages(frameMessages)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Banner tone="warning" title={texts.offline}>
      {texts.offlineText}
    </Banner>
  )
}

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
