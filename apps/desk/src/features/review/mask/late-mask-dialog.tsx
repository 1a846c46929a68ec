import { reviewMessages } from '@sanad/texts/desk/review'
import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type ComponentProps, lazy, Suspense } from 'react'

const MaskDialog = lazy(() => import('./mask-dialog.tsx').then((m) => ({ default: m.MaskDialog })))

/** Loaded when a file is to be masked, which few are. */
export function LateMaskDialog(props: ComponentProps<typeof MaskDialog>) {
  const texts = useMessages(reviewMessages)
  return (
    <Suspense fallback={<LoadingState label={texts.openingFile} size="inline" />}>
      <MaskDialog {...props} />
    </Suspense>
  )
}
