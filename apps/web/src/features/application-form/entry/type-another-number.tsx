import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Button, VisuallyHidden } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { usePress } from '../../../shared/answers/use-press.ts'

interface TypeAnotherNumberProps {
  field: FormField
  /** Takes the number out; the error of the call, if there was one. */
  send: () => Promise<{ error?: unknown }>
  onTakenOut: () => void
}

/** Opens a field whose number was used again by mistake. */
export function TypeAnotherNumber({ field, send, onTakenOut }: TypeAnotherNumberProps) {
  const texts = useMessages(reuseAnswersMessages)
  const press = usePress({ send, onDone: onTakenOut, done: texts.takenOut, failed: texts.takeOutFailed })
  return (
    // In a grid a button alone would be as wide as its field, with its words in the middle.
    <div>
      <Button variant="quiet" size="small" {...press}>
        {texts.typeAnother}
        <VisuallyHidden>: {field.field_title}</VisuallyHidden>
      </Button>
    </div>
  )
}
