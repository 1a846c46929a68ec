import type { TicketTopic } from '@sanad/contracts'
import type { SupportHelpTexts } from '@sanad/texts/web/support-help'

/** What texts/en/web/support-help.json has a question and an answer of. */
type Answer = keyof SupportHelpTexts extends infer Key
  ? Key extends `${infer Name}.question`
    ? Name
    : never
  : never

export interface HelpTopic {
  /** A ticket topic, so that writing on begins with it chosen. */
  readonly id: Exclude<TicketTopic, 'other'>
  readonly answers: readonly Answer[]
}

export const helpTopics: readonly HelpTopic[] = [
  { id: 'payment', answers: ['payment.how', 'payment.debited', 'payment.amount', 'payment.stages'] },
  { id: 'documents', answers: ['documents.where', 'documents.which', 'documents.refused'] },
  { id: 'otp', answers: ['otp.missing', 'otp.refused', 'otp.asked'] },
  { id: 'progress', answers: ['progress.where', 'progress.stuck', 'progress.business'] },
  { id: 'refund', answers: ['refund.cancel', 'refund.duration'] },
]

/** What somebody without a session asks, logging in first. */
export const guestHelpTopics = helpTopics.filter(({ id }) => id === 'otp' || id === 'payment').toReversed()
