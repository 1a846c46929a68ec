import { answersMessages } from '@sanad/texts/desk/shared/answers'
import { Countdown, Inline } from '@sanad/ui'
import { useCountdown, useMessages } from '@sanad/web-kit'
import { type RefObject, useEffect } from 'react'
import { ActButton } from '../../keys/act-button.tsx'

const SHOWN_SECONDS = 60

interface ShownValueProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly value: string
  readonly onEnd: () => void
}

/** A revealed value, for a minute. It comes into view with the focus, wherever in its pane it stands. */
export function ShownValue({ ref, value, onEnd }: ShownValueProps) {
  const texts = useMessages(answersMessages)
  const seconds = useCountdown(SHOWN_SECONDS, onEnd)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.focus({ preventScroll: true })
  }, [ref])
  return (
    <Inline gap="small">
      <strong ref={ref} tabIndex={-1}>
        {value}
      </strong>
      <Countdown seconds={seconds} label={texts.revealLeft} />
      <ActButton keys="shift+v" label={texts.revealHide} variant="quiet" size="small" onClick={onEnd} />
    </Inline>
  )
}
