import { ticketsMessages } from '@sanad/texts/web/tickets'
import { LinkButton, PageHeader, PlusIcon, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'
import { TicketList } from './ticket-list.tsx'

export function TicketsScreen() {
  const texts = useMessages(ticketsMessages)
  return (
    <Stack gap="large">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader
        title={texts.title}
        subtitle={texts.intro}
        actions={
          <LinkButton icon={<PlusIcon />} render={<AppLink to={paths.newTicket} />}>
            {texts.newTicket}
          </LinkButton>
        }
      />
      <TicketList />
    </Stack>
  )
}
