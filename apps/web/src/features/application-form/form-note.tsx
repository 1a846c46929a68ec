import type { ServiceApplication } from '@sanad/contracts'
import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { Banner } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { OpenFormButton } from './open-form-button.tsx'

/** Beside the progress while work goes on: whether the application form is needed, and by when. */
export function FormNote({ application }: { application: ServiceApplication }) {
  const texts = useMessages(applicationFormOpenMessages)
  const language = useLanguage()
  const { serviceDetails, application_form: form, default_timeline } = application
  if (!form || serviceDetails.client_status !== 'processing') return null
  if (form.submitted_at !== null) {
    return <p>{texts.noteSubmitted({ date: formatDate(form.submitted_at, language) })}</p>
  }
  if (!form.required) return <p>{texts.noteOptional}</p>
  // The page's first thing says so.
  if (application.next_step.form_due) return null
  // Where nothing else is asked, the page begins with the button.
  const isOfferedAbove = application.news === null && application.next_step.turn !== 'you'
  return (
    // Not the tone of the customer's turn: nothing waits for it before the last stage.
    <Banner
      actions={
        !isOfferedAbove && (
          <OpenFormButton applicationId={serviceDetails.id} size="small" variant="secondary" />
        )
      }
    >
      {texts.noteNeeded({ stage: default_timeline.at(-1)?.title ?? '' })}
    </Banner>
  )
}
