import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Button, LockIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useReuseFormAnswerMutation } from '../application-form-api.ts'

interface ReuseFormAnswerProps {
  applicationId: string
  field: FormField
  /** The browser knows the mask alone. */
  onUsed: (mask: string) => void
}

/** Offers an identity number that was given before, instead of asking for it again. */
export function ReuseFormAnswer({ applicationId, field, onUsed }: ReuseFormAnswerProps) {
  const texts = useMessages(reuseAnswersMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [reuse, { isLoading }] = useReuseFormAnswerMutation()
  const { reusable, field_id } = field
  if (!reusable || field.read_only) return null
  const { source_id, mask, from } = reusable
  const press = async () => {
    const body = { field_id: field_id as Parameters<typeof reuse>[0]['body']['field_id'], source_id }
    const { error } = await reuse({ params: { id: applicationId }, body })
    if (error) return toast('error', errorText(error, texts.failed))
    onUsed(mask)
    toast('success', texts.used)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<LockIcon />}
      busy={isLoading}
      busyLabel={texts.using}
      onClick={() => void press()}
    >
      {from === null ? texts.reuseOwn({ mask }) : texts.reuse({ mask, service: from })}
    </Button>
  )
}
