import type { DeskTicketSummary } from '@sanad/contracts/staff'
import type { TicketsTexts } from '@sanad/texts/desk/tickets'
import type { Tone } from '@sanad/ui'

export const topicNames = {
  payment: 'topicPayment',
  documents: 'topicDocuments',
  otp: 'topicOtp',
  progress: 'topicProgress',
  refund: 'topicRefund',
  other: 'topicOther',
} as const satisfies Record<DeskTicketSummary['topic'], keyof TicketsTexts>

export const stateTones = {
  open: 'yellow',
  answered: 'green',
  closed: 'grey',
} as const satisfies Record<DeskTicketSummary['status'], Tone>
