import { TicketTopic } from '@sanad/contracts'
import { applicationParameter } from '../../../shared/routing/paths.ts'

export interface TicketAbout {
  applicationId: string
  topic: TicketTopic | ''
  subject: string
}

/** What a new ticket is about, from the address of its form; empty texts where it says nothing. */
export function readTicketAbout(search: string): TicketAbout {
  const about = new URLSearchParams(search)
  return {
    applicationId: about.get(applicationParameter) ?? '',
    topic: TicketTopic.safeParse(about.get('topic')).data ?? '',
    subject: about.get('subject') ?? '',
  }
}

/** Names the draft of a ticket about something. */
export const ticketKey = ({ applicationId, subject }: TicketAbout) => `ticket:${applicationId}${subject}`
