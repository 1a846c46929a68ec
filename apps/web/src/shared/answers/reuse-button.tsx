import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Button, LockIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { usePress } from './use-press.ts'

interface ReuseButtonProps {
  reusable: NonNullable<FormField['reusable']>
  /** Sends the reference to the number; the error of the call, if there was one. */
  send: () => Promise<{ error?: unknown }>
  onUsed: () => void
  /** What is said of how it went. */
  used: string
  failed: string
}

/** Gives an identity number again that was given before, instead of asking for it; the browser knows its mask alone. */
export function ReuseButton({ reusable: { mask, from }, send, onUsed, used, failed }: ReuseButtonProps) {
  const texts = useMessages(reuseAnswersMessages)
  const press = usePress({ send, onDone: onUsed, done: used, failed })
  return (
    <Button variant="secondary" size="small" icon={<LockIcon />} busyLabel={texts.using} {...press}>
      {from === null ? texts.reuseOwn({ mask }) : texts.reuse({ mask, service: from })}
    </Button>
  )
}
