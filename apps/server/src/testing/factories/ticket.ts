import { randomUUID } from 'node:crypto'
import { type OpenedTicket, openTicket } from '../../features/tickets/open-ticket.ts'
import type { Services } from '../../platform/services.ts'

type Body = Parameters<typeof openTicket>[2]

/** A ticket as its form sends it. */
export function ticketBody(fields: Partial<Body> = {}): Body {
  return {
    subject: 'My payment is not shown',
    topic: 'payment',
    message: 'I paid yesterday evening.\nThe page still asks me to pay.',
    request_id: randomUUID(),
    ...fields,
  }
}

/** A ticket of the customer with its first message. */
export function createTicket(
  services: Pick<Services, 'db'>,
  { customerId, ...fields }: Partial<Body> & { customerId: string },
): Promise<OpenedTicket> {
  return openTicket(services, customerId, ticketBody(fields))
}
