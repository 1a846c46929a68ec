import type { TicketSummary } from '@sanad/contracts'
import { LinkRow, TicketIcon } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { displayTrackingId } from '../../../shared/applications/display-tracking-id.ts'
import { ticketPath } from '../../../shared/routing/paths.ts'
import { ticketMessages } from '../messages.ts'
import { TicketStatusBadge } from '../ticket-status-badge.tsx'
import { topicText } from '../topic-text.ts'

export function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const texts = useMessages(ticketMessages)
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
          {texts.updated(formatDateTime(ticket.updated_at, language))}
        </>
      }
      aside={<TicketStatusBadge status={ticket.status} />}
    />
  )
}
