import { ticketsAskMessages } from '@sanad/texts/web/tickets-ask'
import { Card, LinkButton, TicketIcon } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { newTicketPath } from '../../shared/routing/paths.ts'

/** Leads from a service to a ticket about it. */
export function AskAboutService({ applicationId }: { applicationId: string }) {
  const texts = useMessages(ticketsAskMessages)
  return (
    <Card title={texts.askTitle} description={texts.askText} icon={<TicketIcon />}>
      <LinkButton variant="secondary" render={<AppLink to={newTicketPath({ applicationId })} />}>
        {texts.ask}
      </LinkButton>
    </Card>
  )
}
