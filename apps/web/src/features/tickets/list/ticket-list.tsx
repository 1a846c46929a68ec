import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Card, EmptyState, RowList, TicketIcon } from '@sanad/ui'
import { PagedList, useMessages } from '@sanad/web-kit'
import { useListTicketsInfiniteQuery } from '../tickets-api.ts'
import { TicketRow } from './ticket-row.tsx'

/** The customer's tickets, the last active first. */
export function TicketList() {
  const texts = useMessages(ticketsMessages)
  const query = useListTicketsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <PagedList
      query={query}
      loading={texts.loadingList}
      failed={texts.listFailed}
      empty={
        <EmptyState icon={<TicketIcon size={1.75} />} title={texts.emptyTitle} message={texts.emptyText} />
      }
      isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
    >
      {(pages) => (
        <Card padding="none">
          <RowList label={texts.yourTickets}>
            {pages
              .flatMap(({ data }) => data)
              .map((ticket) => (
                <TicketRow key={ticket.id} ticket={ticket} />
              ))}
          </RowList>
        </Card>
      )}
    </PagedList>
  )
}
