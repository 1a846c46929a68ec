/** What is recorded on a support ticket: a message of either side, or that somebody closed it. */
export interface TicketEntry {
  readonly kind: 'message' | 'closing'
  readonly author: 'customer' | 'staff'
}

/** `open`: the customer waits for us; `answered`: we wait for the customer; a message reopens a closed ticket. */
export type TicketStatus = 'open' | 'answered' | 'closed'

/** The status of a ticket follows from its last entry alone. */
export function ticketStatus(last: TicketEntry): TicketStatus {
  if (last.kind === 'closing') return 'closed'
  return last.author === 'staff' ? 'answered' : 'open'
}
