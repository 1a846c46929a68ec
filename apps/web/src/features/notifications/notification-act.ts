import type { Notification } from '@sanad/contracts'
import type { NotificationsTexts } from '@sanad/texts/web/notifications'

/** What a notification asks for, named on its button. */
export type NotificationAct = Extract<keyof NotificationsTexts, `act${string}`>

const stageActs = { pay: 'actPay', inform: 'actProvide', wait: undefined, done: undefined } as const

/** What there is to do about a notification; undefined where it only says something. */
export function actOf({ kind, params }: Notification): NotificationAct | undefined {
  switch (kind) {
    case 'document_rejected':
      return 'actUpload'
    case 'information_asked':
    case 'answer_due':
      return 'actAnswer'
    case 'stage_completed':
      return stageActs[params.next]
    case 'payment_due':
      return 'actPay'
    case 'money_document_sent':
    case 'invoice_cancelled':
    case 'invoice_replaced':
    case 'deliverable_ready':
      return 'actOpen'
    case 'ticket_answered':
      return 'actRead'
    case 'compliance_due':
    case 'compliance_moved':
      return 'actSee'
    default:
      return undefined
  }
}

/** The server marks these as read when they are done: to look at them is not enough. */
export function isReadWhenDone(act: NotificationAct): boolean {
  return act === 'actUpload' || act === 'actAnswer' || act === 'actPay'
}
