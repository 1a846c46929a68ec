import type { TicketSummary } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { LinkRow, TicketIcon } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { ticketPath } from '../../../shared/routing/paths.ts'
import { TicketStatusBadge } from '../ticket-status-badge.tsx'
import { topicText } from '../topic-text.ts'

export function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  const about = ticket.application?.title ?? topicText(ticket.topic, texts)
  return (
    <LinkRow
      render={<AppLink to={ticketPath(ticket.id)} />}
      icon={<TicketIcon />}
      title={ticket.subject}
      description={
        <>
          {about} · {displayTrackingId(ticket.ticket_no)}
          <br />
          {texts.updated({ when: formatDateTime(ticket.updated_at, language) })}
        </>
      }
      aside={<TicketStatusBadge status={ticket.status} />}
    />
  )
}
