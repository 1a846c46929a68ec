import type { Ticket } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Banner, Card, Measure, PageHeader, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { ApplicationLink } from '../../../shared/applications/application-link.tsx'
import { paths } from '../../../shared/routing/paths.ts'
import { AnswerHours } from '../answer-hours.tsx'
import { LostFiles } from '../files/lost-files.tsx'
import { UnsentFiles } from '../files/unsent-files.tsx'
import { useCutOffFiles } from '../files/use-ticket-files.ts'
import { TicketStatusBadge } from '../ticket-status-badge.tsx'
import { topicText } from '../topic-text.ts'
import { CloseTicketButton } from './close-ticket-button.tsx'
import { ReplyForm } from './reply-form.tsx'
import { TicketMessages } from './ticket-messages.tsx'

/** A ticket with everything that was written, and the form to write on. */
export function TicketThread({ ticket }: { ticket: Ticket }) {
  const texts = useMessages(ticketsMessages)
  const { application } = ticket
  const cutOff = useCutOffFiles(ticket.id)
  const unsentOf = cutOff.chosen.length > 0 ? cutOff.cutOffFrom : undefined
  return (
    <Stack gap="large">
      <PageTitle>{ticket.subject}</PageTitle>
      <PageHeader
        back={<AppLink to={paths.tickets} />}
        backLabel={texts.allTickets}
        title={ticket.subject}
        badge={<TicketStatusBadge status={ticket.status} />}
        meta={[
          displayTrackingId(ticket.ticket_no),
          topicText(ticket.topic, texts),
          application && (
            <ApplicationLink key="application" to={paths.service} applicationId={application.id}>
              {application.title}
            </ApplicationLink>
          ),
        ]}
      />
      <Measure>
        <Stack gap="large">
          <LostFiles names={cutOff.lost} text="filesMissing" />
          {unsentOf && (
            <UnsentFiles
              files={cutOff}
              message={{ ticketId: ticket.id, messageId: unsentOf }}
              onDone={cutOff.clear}
            />
          )}
          <TicketMessages messages={ticket.messages} />
          {ticket.status === 'open' && <AnswerHours />}
          {ticket.status === 'closed' && <Banner title={texts.closedTitle}>{texts.closedText}</Banner>}
          {!unsentOf && (
            <Card>
              <ReplyForm ticketId={ticket.id} onReplied={cutOff.clear} />
            </Card>
          )}
          {ticket.status !== 'closed' && <CloseTicketButton ticketId={ticket.id} />}
        </Stack>
      </Measure>
    </Stack>
  )
}
