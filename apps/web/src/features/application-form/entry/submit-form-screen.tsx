import type { ApplicationForm } from '@sanad/contracts'
import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { Measure } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Linked } from '../../../shared/access-link/linked.tsx'
import { LoadedForm } from '../loaded-form.tsx'
import { SteppedForm } from './stepped-form.tsx'
import { SubmittedForm } from './submitted-form.tsx'

/** `/submit-form`: the form of the application that the link opens. */
export function SubmitFormScreen() {
  const texts = useMessages(applicationFormOpenMessages)
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Measure>
        <Linked loadFailed={texts.fetchFailed}>
          {({ id }) => (
            <LoadedForm applicationId={id}>
              {(form, reload) => <FormToSubmit form={form} reload={reload} />}
            </LoadedForm>
          )}
        </Linked>
      </Measure>
    </>
  )
}

interface FormToSubmitProps {
  form: ApplicationForm
  reload: () => Promise<unknown>
}

/** The form to be filled in, or as it was submitted: also from elsewhere, while it was filled in here. */
export function FormToSubmit({ form, reload }: FormToSubmitProps) {
  const [wasOpen] = useState(form.submitted_at === null)
  const [isOwn, setOwn] = useState(false)
  return form.submitted_at === null ? (
    <SteppedForm form={form} onSent={() => setOwn(true)} onOvertaken={reload} />
  ) : (
    <SubmittedForm form={form} isOvertaken={wasOpen && !isOwn} onChanged={reload} />
  )
}
