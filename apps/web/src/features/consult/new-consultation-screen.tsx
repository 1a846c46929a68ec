import { consultMessages } from '@sanad/texts/web/consult'
import { Card, Measure, PageHeader, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'
import { BookingForm } from './booking-form.tsx'

export function NewConsultationScreen() {
  const texts = useMessages(consultMessages)
  return (
    <Stack gap="large">
      <PageTitle>{texts.formTitle}</PageTitle>
      <PageHeader
        back={<AppLink to={paths.consult} />}
        backLabel={texts.all}
        title={texts.formTitle}
        subtitle={texts.hours}
      />
      <Measure>
        <Card>
          <BookingForm />
        </Card>
      </Measure>
    </Stack>
  )
}
