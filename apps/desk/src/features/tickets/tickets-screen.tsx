import type { DeskTicketSummary } from '@sanad/contracts/staff'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Badge, ChipGroup, EmptyState, PageHeader, Stack } from '@sanad/ui'
import { AppLink, formatDateTime, PagedList, useLanguage, useMessages } from '@sanad/web-kit'
import { useNavigate, useSearchParams } from 'react-router'
import { KeyList, KeyRow } from '../../shared/key-list/key-list.tsx'
import type { RowFocus } from '../../shared/key-list/use-key-list.ts'
import { useMovableList } from '../../shared/key-list/use-movable-list.ts'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { ticketPath } from '../../shared/routing/paths.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { AsWritten } from '../../shared/words/as-written.tsx'
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
        {(pages) => <TicketGrid tickets={pages.flatMap(({ data }) => data)} />}
      </PagedList>
    </Stack>
  )
}

/** J and K move, Enter opens. */
function TicketGrid({ tickets }: { tickets: readonly DeskTicketSummary[] }) {
  const texts = useMessages(ticketsMessages)
  const go = useNavigate()
  const { current, rowOf } = useMovableList(tickets, ({ id }) => id)
  useKeys(
    current ? [{ keys: 'enter', label: texts.openTicket, run: () => void go(ticketPath(current.id)) }] : [],
  )
  return (
    <KeyList label={texts.tickets}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} row={rowOf(ticket)} />
      ))}
    </KeyList>
  )
}

function TicketRow({ ticket, row }: { ticket: DeskTicketSummary; row: RowFocus }) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  const go = useNavigate()
  const { customer, application, work } = ticket
  return (
    <KeyRow row={row} onOpen={() => void go(ticketPath(ticket.id))}>
      <AppLink className={styles.row} to={ticketPath(ticket.id)} tabIndex={row.isCurrent ? 0 : -1}>
        <span className={styles.subject}>
          <AsWritten>{ticket.subject}</AsWritten>
        </span>
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
    </KeyRow>
  )
}
