import type { ServiceApplication } from '@sanad/contracts'
import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { EditIcon, OutcomePanel } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { OpenFormButton } from './open-form-button.tsx'

/** What the customer must do now, where the form alone is missing; nothing before. */
export function FormDue({ application }: { application: ServiceApplication }) {
  const texts = useMessages(applicationFormOpenMessages)
  if (!application.next_step.form_due) return null
  const { default_timeline, next_step } = application
  const stage = default_timeline.find(({ id }) => id === next_step.stage_id)
  return (
    <OutcomePanel
      tone="warning"
      icon={<EditIcon />}
      title={texts.due}
      message={<p>{texts.dueText({ stage: stage?.title ?? '' })}</p>}
      actions={<OpenFormButton applicationId={application.serviceDetails.id} fullWidth />}
    />
  )
}
