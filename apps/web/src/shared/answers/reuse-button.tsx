import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Button, LockIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'

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
  const errorText = useErrorText()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const { error } = await send()
    setBusy(false)
    if (error) return toast('error', errorText(error, failed))
    onUsed()
    toast('success', used)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<LockIcon />}
      busy={isBusy}
      busyLabel={texts.using}
      onClick={() => void press()}
    >
      {from === null ? texts.reuseOwn({ mask }) : texts.reuse({ mask, service: from })}
    </Button>
  )
}
