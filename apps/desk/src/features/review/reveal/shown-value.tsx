import { reviewMessages } from '@sanad/texts/desk/review'
import { Countdown, Inline } from '@sanad/ui'
import { useCountdown, useMessages } from '@sanad/web-kit'
import { ActButton } from '../../../shared/keys/act-button.tsx'

const SHOWN_SECONDS = 60

/** A revealed value, for a minute. */
export function ShownValue({ value, onEnd }: { value: string; onEnd: () => void }) {
  const texts = useMessages(reviewMessages)
  const seconds = useCountdown(SHOWN_SECONDS, onEnd)
  return (
    <Inline gap="small">
      <strong>{value}</strong>
      <Countdown seconds={seconds} label={texts.revealLeft} />
      <ActButton keys="shift+v" label={texts.revealHide} variant="quiet" size="small" onClick={onEnd} />
    </Inline>
  )
}
