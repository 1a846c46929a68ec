import type { ServiceApplication } from '@sanad/contracts'
import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { Button, Card, DocumentIcon, EditIcon } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useOpenForm } from './use-open-form.ts'

/** Links a service to its form, or to what was submitted with it. */
export function OpenFormCard({ application }: { application: ServiceApplication }) {
  const texts = useMessages(applicationFormOpenMessages)
  const language = useLanguage()
  const { open, isOpening } = useOpenForm(application.serviceDetails.id)
  const { application_form: form, serviceDetails } = application
  const submittedAt = form?.submitted_at
  const isCompleted = serviceDetails.client_status === 'completed'
  if (isCompleted && !submittedAt) return null
  // What says that it is needed opens it.
  if (form?.required && !submittedAt && serviceDetails.client_status === 'processing') return null
  const showText = isCompleted ? texts.showDoneText : texts.showText
  return (
    <Card
      title={texts.title}
      description={submittedAt ? showText({ date: formatDate(submittedAt, language) }) : texts.openText}
      icon={submittedAt ? <DocumentIcon /> : <EditIcon />}
    >
      <Button variant="secondary" busy={isOpening} onClick={() => void open()}>
        {submittedAt ? texts.show : texts.open}
      </Button>
    </Card>
  )
}
