import type { DeskTicketSummary } from '@sanad/contracts/staff'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Badge, Card, ChipGroup, EmptyState, PageHeader, RowList, Stack } from '@sanad/ui'
import { AppLink, formatDateTime, PagedList, useLanguage, useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { ticketPath } from '../../shared/routing/paths.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { stateTones, topicNames } from './ticket-words.ts'
import styles from './tickets.module.css'
import { type TicketState, useListDeskTicketsInfiniteQuery } from './tickets-api.ts'

const states = ['open', 'answered', 'closed', 'all'] as const satisfies readonly TicketState[]

/** S7: the tickets of everybody, most recently active first. The state stands in the address. */
export function TicketsScreen() {
  const texts = useMessages(ticketsMessages)
  const [search, setSearch] = useSearchParams()
  const state = states.find((one) => one === search.get('state')) ?? 'open'
  const list = useListDeskTicketsInfiniteQuery(state)
  return (
    <Stack gap="large">
      <DeskTitle>{texts.tickets}</DeskTitle>
      <PageHeader title={texts.tickets} />
      <ChipGroup
        label={texts.state}
        hideLabel
        value={state}
        options={states.map((value) => ({ value, label: texts[value] }))}
        onValueChange={(value) => setSearch({ state: value })}
      />
      <PagedList
        query={list}
        loading={texts.loading}
        failed={texts.failed}
        isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
        empty={
          <EmptyState title={state === 'open' ? texts.emptyOpen : texts.empty} message={texts.emptyHint} />
        }
      >
        {(pages) => (
          <Card padding="none">
            <RowList label={texts.tickets}>
              {pages
                .flatMap(({ data }) => data)
                .map((ticket) => (
                  <TicketRow key={ticket.id} ticket={ticket} />
                ))}
            </RowList>
          </Card>
        )}
      </PagedList>
    </Stack>
  )
}

function TicketRow({ ticket }: { ticket: DeskTicketSummary }) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  const { customer, application, work } = ticket
  return (
    <AppLink className={styles.row} to={ticketPath(ticket.id)}>
      <span className={styles.subject}>{ticket.subject}</span>
      <Badge tone={stateTones[ticket.status]}>{texts[ticket.status]}</Badge>
      <span className={styles.facts}>
        {[
          `${customer.name_of_person} ··${customer.mobile_end}`,
          application?.track_id,
          texts[topicNames[ticket.topic]],
          ticket.ticket_no,
          formatDateTime(ticket.updated_at, language),
          work?.owner?.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </AppLink>
  )
}
