import type { CustomerEvent } from '@sanad/contracts/staff'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { AppLink, useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { useCameFrom } from '../../../shared/application/came-from.ts'
import { ticketPath } from '../../../shared/routing/paths.ts'
import { AsWritten } from '../../../shared/words/as-written.tsx'

/** The ticket that one came from, if any: what the customer asked for there is what is proposed. */
export function FromTicket({ contact }: { contact: readonly CustomerEvent[] }) {
  const texts = useMessages(proposalsMessages)
  const { keep } = useCameFrom()
  const [search] = useSearchParams()
  const id = search.get('ticket')
  if (id === null) return null
  const ticket = contact.find(({ kind, ticket_id }) => kind === 'ticket' && ticket_id === id)
  return (
    <p>
      {texts.fromTicket}{' '}
      <AppLink to={keep(ticketPath(id))}>
        {ticket ? <AsWritten>{ticket.words}</AsWritten> : texts.theTicket}
      </AppLink>
    </p>
  )
}
