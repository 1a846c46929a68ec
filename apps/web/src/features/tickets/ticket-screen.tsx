import { Button, EmptyState, ErrorState, LinkButton, LoadingState } from '@sanad/ui'
import { useParams } from 'react-router'
import { isApiError } from '../../shared/api/api-error.ts'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { ticketMessages } from './messages.ts'
import { TicketThread } from './ticket-thread.tsx'
import { useGetTicketQuery } from './tickets-api.ts'

/** How often an open thread looks for an answer. */
const POLL_MS = 30_000

export function TicketScreen() {
  const texts = useMessages(ticketMessages)
  const errorText = useErrorText()
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
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState headingLevel={1} title={texts.notFoundTitle} message={texts.notFoundText} actions={back} />
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={texts.errorTitle}
      message={errorText(error, texts.ticketFailed)}
      actions={
        <>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          {back}
        </>
      }
    />
  )
}
