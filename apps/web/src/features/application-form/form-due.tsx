import type { ServiceApplication } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Button, EditIcon, OutcomePanel } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { isFormDue } from './is-form-due.ts'
import { useOpenForm } from './use-open-form.ts'

/** What the customer must do now, where the form alone is missing; nothing before. */
export function FormDue({ application }: { application: ServiceApplication }) {
  const texts = useMessages(applicationFormMessages)
  const { open, isOpening } = useOpenForm(application.serviceDetails.id)
  if (!isFormDue(application)) return null
  return (
    <OutcomePanel
      tone="warning"
      icon={<EditIcon />}
      title={texts.due}
      message={<p>{texts.dueText({ stage: application.default_timeline.at(-1)?.title ?? '' })}</p>}
      actions={
        <Button fullWidth busy={isOpening} onClick={() => void open()}>
          {texts.open}
        </Button>
      }
    />
  )
}
