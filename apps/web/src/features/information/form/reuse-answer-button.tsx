import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Button, LockIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { informationEntry } from '../../../shared/audit/information-entry.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { useReuseAnswerMutation } from '../information-api.ts'

interface ReuseAnswerButtonProps {
  application: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>
  field: ServiceApplication['fieldList'][number]
}

/** Gives an identity number again that was given before; the browser knows its mask alone. */
export function ReuseAnswerButton({ application, field }: ReuseAnswerButtonProps) {
  const texts = useMessages(informationMessages)
  const words = useMessages(reuseAnswersMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const audit = useAudit()
  const [reuse, { isLoading }] = useReuseAnswerMutation()
  const { reusable, field_id, field_title } = field
  if (!reusable) return null
  const { source_id, mask, from } = reusable
  const press = async () => {
    const { error } = await reuse({ body: { application_id: application.id, field_id, source_id } })
    if (error) return toast('error', errorText(error, texts.fieldFailed))
    audit(
      informationEntry({
        act: 'Submitted',
        applicationId: application.id,
        userId: application.user_id,
        given: [{ field_id, field_name: field_title, value: mask, isSecret: true }],
      }),
    )
    toast('success', texts.fieldSubmitted)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<LockIcon />}
      busy={isLoading}
      busyLabel={words.using}
      onClick={() => void press()}
    >
      {from === null ? words.reuseOwn({ mask }) : words.reuse({ mask, service: from })}
    </Button>
  )
}
