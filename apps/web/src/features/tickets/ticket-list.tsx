import { Button, Card, EmptyState, ErrorState, LoadingState, RowList, Stack, TicketIcon } from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { ticketMessages } from './messages.ts'
import { TicketRow } from './ticket-row.tsx'
import { useListTicketsInfiniteQuery } from './tickets-api.ts'

/** The customer's tickets, the last active first. */
export function TicketList() {
  const texts = useMessages(ticketMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListTicketsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30 })
  if (isLoading) return <LoadingState label={texts.loadingList} />
  if (!data) {
    return (
      <ErrorState
        title={texts.errorTitle}
        message={errorText(error, texts.listFailed)}
        actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    )
  }
  const tickets = data.pages.flatMap((page) => page.data)
  if (tickets.length === 0) {
    return <EmptyState icon={<TicketIcon size={1.75} />} title={texts.emptyTitle} message={texts.emptyText} />
  }
  return (
    <Stack>
      <Card padding="none">
        <RowList label={texts.yourTickets}>
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </RowList>
      </Card>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.showMore}
        </Button>
      )}
    </Stack>
  )
}
