import type { TicketSummary } from '@sanad/contracts'
import { LinkRow, TicketIcon } from '@sanad/ui'
import { displayTrackingId } from '../../shared/applications/display-tracking-id.ts'
import { formatDateTime } from '../../shared/format/format.ts'
import { useLanguage, useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { ticketPath } from '../../shared/routing/paths.ts'
import { ticketMessages } from './messages.ts'
import { TicketStatusBadge } from './ticket-status-badge.tsx'
import { topicText } from './topic-text.ts'

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
