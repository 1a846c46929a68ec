import type { TicketSummary } from '@sanad/contracts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { StatusBadge, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

const tones: Record<TicketSummary['status'], Tone> = { open: 'blue', answered: 'green', closed: 'grey' }

export function TicketStatusBadge({ status }: { status: TicketSummary['status'] }) {
  const texts = useMessages(ticketsMessages)
  const names = { open: texts.statusOpen, answered: texts.statusAnswered, closed: texts.statusClosed }
  return <StatusBadge tone={tones[status]}>{names[status]}</StatusBadge>
}
