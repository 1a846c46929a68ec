import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Card, Measure, PageHeader, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { useLocation } from 'react-router'
import { paths } from '../../../shared/routing/paths.ts'
import { NewTicketForm } from './new-ticket-form.tsx'
import { readTicketAbout, ticketKey } from './read-ticket-about.ts'

export function NewTicketScreen() {
  const texts = useMessages(ticketsMessages)
  const about = readTicketAbout(useLocation().search)
  return (
    <Stack gap="large">
      <PageTitle>{texts.newTitle}</PageTitle>
      <PageHeader back={<AppLink to={paths.tickets} />} backLabel={texts.allTickets} title={texts.newTitle} />
      <Measure>
        <Card>
          <NewTicketForm key={ticketKey(about)} about={about} />
        </Card>
      </Measure>
    </Stack>
  )
}
