import { FormNote } from '../../features/application-form/form-note.tsx'
import { InformationScreen } from '../../features/information/information-screen.tsx'

/** What an application asks for, with the form that is needed beside it. */
export function InformationRoute() {
  return (
    <InformationScreen
      form={(application) => application.form_missing && <FormNote application={application} />}
    />
  )
}
