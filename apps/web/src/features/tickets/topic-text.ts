import type { TicketTopic } from '@sanad/contracts'
import type { TicketsTexts } from '@sanad/texts/web/tickets'

export function topicText(topic: TicketTopic, texts: TicketsTexts): string {
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
