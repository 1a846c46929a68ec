import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { useMessages } from '@sanad/web-kit'
import { ReuseButton } from '../../../shared/answers/reuse-button.tsx'
import { informationEntry } from '../../../shared/audit/information-entry.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { useReuseAnswerMutation } from '../information-api.ts'

interface ReuseAnswerButtonProps {
  application: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>
  field: ServiceApplication['fieldList'][number]
  onUsed: () => void
}

/** Offers an identity number that was given before, for a question of the service. */
export function ReuseAnswerButton({ application, field, onUsed }: ReuseAnswerButtonProps) {
  const texts = useMessages(informationMessages)
  const audit = useAudit()
  const [reuse] = useReuseAnswerMutation()
  const { reusable, field_id, field_title } = field
  if (!reusable) return null
  const { id, user_id } = application
  const { source_id, mask } = reusable
  const tell = () => {
    onUsed()
    audit(
      informationEntry({
        act: 'Submitted',
        applicationId: id,
        userId: user_id,
        given: [{ field_id, field_name: field_title, value: mask, isSecret: true }],
      }),
    )
  }
  return (
    <ReuseButton
      reusable={reusable}
      send={() => reuse({ body: { application_id: id, field_id, source_id } })}
      onUsed={tell}
      used={texts.fieldSubmitted}
      failed={texts.fieldFailed}
    />
  )
}
