import { TicketTopic } from '@sanad/contracts'

export interface TicketAbout {
  applicationId: string
  topic: TicketTopic | ''
}

/** What a new ticket is about, from the navigation state that led to its form; empty texts where it says nothing. */
export function readTicketAbout(state: unknown): TicketAbout {
  const { applicationId, topic }: Record<string, unknown> = { ...Object(state) }
  return {
    applicationId: typeof applicationId === 'string' ? applicationId : '',
    topic: TicketTopic.safeParse(topic).data ?? '',
  }
}
