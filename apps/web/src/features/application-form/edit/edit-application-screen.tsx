import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { Linked } from '../../../shared/access-link/linked.tsx'
import { LoadedForm } from '../loaded-form.tsx'
import { EditApplication } from './edit-application.tsx'

/** `/edit-application`: changes the application that the link opens. */
export function EditApplicationScreen() {
  const texts = useMessages(applicationFormMessages)
  return (
    <>
      <PageTitle>{texts.editTitle}</PageTitle>
      <Linked missing={`${texts.editMissing} ${texts.editMissingHelp}`}>
        {({ id }) => (
          <LoadedForm applicationId={id}>
            {(form) => <EditApplication key={form.id} form={form} />}
          </LoadedForm>
        )}
      </Linked>
    </>
  )
}
