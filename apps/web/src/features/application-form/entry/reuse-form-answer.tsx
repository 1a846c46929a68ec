import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { useMessages } from '@sanad/web-kit'
import { ReuseButton } from '../../../shared/answers/reuse-button.tsx'
import { useReuseFormAnswerMutation } from '../application-form-api.ts'

interface ReuseFormAnswerProps {
  applicationId: string
  field: FormField
  /** The browser knows the mask alone. */
  onUsed: (mask: string) => void
}

/** Offers an identity number that was given before, for a field of the form. */
export function ReuseFormAnswer({ applicationId, field, onUsed }: ReuseFormAnswerProps) {
  const texts = useMessages(reuseAnswersMessages)
  const [reuse] = useReuseFormAnswerMutation()
  const { reusable, field_id, read_only } = field
  if (!reusable || read_only) return null
  const { source_id, mask } = reusable
  const body = { field_id: field_id as Parameters<typeof reuse>[0]['body']['field_id'], source_id }
  return (
    <ReuseButton
      reusable={reusable}
      send={() => reuse({ params: { id: applicationId }, body })}
      onUsed={() => onUsed(mask)}
      used={texts.used}
      failed={texts.failed}
    />
  )
}
