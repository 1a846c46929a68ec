import { ticketsMessages } from '@sanad/texts/web/tickets'
import { LinkButton, LoadingState } from '@sanad/ui'
import { AppLink, DetailError, useMessages } from '@sanad/web-kit'
import { useParams } from 'react-router'
import { paths } from '../../../shared/routing/paths.ts'
import { useGetTicketQuery } from '../tickets-api.ts'
import { TicketThread } from './ticket-thread.tsx'

/** Polling interval of an open thread. */
const POLL_MS = 30_000

export function TicketScreen() {
  const texts = useMessages(ticketsMessages)
  const { ticketId = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetTicketQuery(
    { params: { id: ticketId } },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS },
  )
  if (currentData) return <TicketThread key={ticketId} ticket={currentData.data} />
  if (isFetching) return <LoadingState label={texts.loadingTicket} />
  const back = (
    <LinkButton variant="secondary" render={<AppLink to={paths.tickets} />}>
      {texts.allTickets}
    </LinkButton>
  )
  return (
    <DetailError
      error={error}
      notFound={{ title: texts.notFoundTitle, text: texts.notFoundText }}
      failed={texts.ticketFailed}
      back={back}
      onRetry={() => void refetch()}
    />
  )
}
