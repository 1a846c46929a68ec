import type { TicketTopic } from '@sanad/contracts'
import type { TicketTexts } from './messages.ts'

export function topicText(topic: TicketTopic, texts: TicketTexts): string {
  const names: Record<TicketTopic, string> = {
    payment: texts.topicPayment,
    documents: texts.topicDocuments,
    otp: texts.topicOtp,
    progress: texts.topicProgress,
    refund: texts.topicRefund,
    other: texts.topicOther,
  }
  return names[topic]
}
