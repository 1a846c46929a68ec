import { reviewMessages } from '@sanad/texts/desk/review'
import { Button, Countdown, Inline } from '@sanad/ui'
import { useCountdown, useMessages } from '@sanad/web-kit'

const SHOWN_SECONDS = 60

/** A revealed value, for a minute. */
export function ShownValue({ value, onEnd }: { value: string; onEnd: () => void }) {
  const texts = useMessages(reviewMessages)
  const seconds = useCountdown(SHOWN_SECONDS, onEnd)
  return (
    <Inline gap="small">
      <strong>{value}</strong>
      <Countdown seconds={seconds} label={texts.revealLeft} />
      <Button variant="quiet" size="small" onClick={onEnd}>
        {texts.revealHide}
      </Button>
    </Inline>
  )
}
