/** Entry of a support ticket: a message of either side, or its closing. */
export interface TicketEntry {
  readonly kind: 'message' | 'closing'
  readonly author: 'customer' | 'staff'
}

/** `open`: our turn; `answered`: the customer's turn. A message reopens a closed ticket. */
export type TicketStatus = 'open' | 'answered' | 'closed'

/** Status of a ticket, a function of its last entry alone. */
export function ticketStatus(last: TicketEntry): TicketStatus {
  if (last.kind === 'closing') return 'closed'
  return last.author === 'staff' ? 'answered' : 'open'
}
