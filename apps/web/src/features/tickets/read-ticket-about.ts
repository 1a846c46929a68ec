import { TicketTopic } from '@sanad/contracts'

export interface TicketAbout {
  applicationId: string
  topic: TicketTopic | ''
  subject: string
}

/** What a new ticket is about, from the navigation state that led to its form; empty texts where it says nothing. */
export function readTicketAbout(state: unknown): TicketAbout {
  const { applicationId, topic, subject }: Record<string, unknown> = { ...Object(state) }
  return {
    applicationId: typeof applicationId === 'string' ? applicationId : '',
    topic: TicketTopic.safeParse(topic).data ?? '',
    subject: typeof subject === 'string' ? subject : '',
  }
}

/** Names the draft of a ticket about something. */
export const ticketKey = ({ applicationId, subject }: TicketAbout) => `ticket:${applicationId}${subject}`
