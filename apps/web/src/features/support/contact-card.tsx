import { supportMessages } from '@sanad/texts/web/support'
import { Card, EditIcon, HeadsetIcon, LinkRow, RowList, TicketIcon } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'

export function ContactCard() {
  const texts = useMessages(supportMessages)
  return (
    <Card title={texts.contactTitle} description={texts.contactText} padding="none">
      <RowList>
        <LinkRow
          render={<AppLink to={paths.newTicket} />}
          icon={<EditIcon />}
          title={texts.newTicket}
          description={texts.newTicketText}
        />
        <LinkRow
          render={<AppLink to={paths.tickets} />}
          icon={<TicketIcon />}
          title={texts.tickets}
          description={texts.ticketsText}
        />
        <LinkRow
          render={<AppLink to={paths.consult} />}
          icon={<HeadsetIcon />}
          title={texts.consult}
          description={texts.consultText}
        />
      </RowList>
    </Card>
  )
}
