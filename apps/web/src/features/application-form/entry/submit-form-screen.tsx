import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Measure } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { Linked } from '../../../shared/access-link/linked.tsx'
import { LoadedForm } from '../loaded-form.tsx'
import { SteppedForm } from './stepped-form.tsx'
import { SubmittedForm } from './submitted-form.tsx'

/** `/submit-form`: the form of the application that the link opens. */
export function SubmitFormScreen() {
  const texts = useMessages(applicationFormMessages)
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Measure>
        <Linked loadFailed={texts.fetchFailed}>
          {({ id }) => (
            <LoadedForm applicationId={id}>
              {(form, reload) =>
                form.submitted_at === null ? (
                  <SteppedForm form={form} onSubmitted={reload} />
                ) : (
                  <SubmittedForm form={form} onChanged={reload} />
                )
              }
            </LoadedForm>
          )}
        </Linked>
      </Measure>
    </>
  )
}
