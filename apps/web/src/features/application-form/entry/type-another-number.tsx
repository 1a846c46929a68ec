import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Button, VisuallyHidden } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'

interface TypeAnotherNumberProps {
  field: FormField
  /** Takes the number out; the error of the call, if there was one. */
  send: () => Promise<{ error?: unknown }>
  onTakenOut: () => void
}

/** Opens a field whose number was used again by mistake. */
export function TypeAnotherNumber({ field, send, onTakenOut }: TypeAnotherNumberProps) {
  const texts = useMessages(reuseAnswersMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const { error } = await send()
    setBusy(false)
    if (error) return toast('error', errorText(error, texts.takeOutFailed))
    onTakenOut()
    toast('success', texts.takenOut)
  }
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void press()}>
      {texts.typeAnother}
      <VisuallyHidden>: {field.field_title}</VisuallyHidden>
    </Button>
  )
}
