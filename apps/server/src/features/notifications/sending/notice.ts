import type { Notification, NotificationKind, NotificationTarget, NotificationTopic } from '@sanad/contracts'
import { isLocalText, type LocalText, textIn } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'

/** A text, translated or not. */
type Words = string | LocalText

type Translatable<Params> = {
  [Name in keyof Params]: Params[Name] extends string | undefined
    ? Words | Extract<Params[Name], undefined>
    : Params[Name] extends readonly string[]
      ? readonly Words[]
      : Params[Name]
}

/** A notification before it is recorded: kind and params, translatable. */
export type Notice = {
  [Kind in NotificationKind]: {
    readonly kind: Kind
    readonly params: Translatable<Extract<Notification, { kind: Kind }>['params']>
  }
}[NotificationKind]

/** Per kind: the topic of its channel preferences, and the target that it links to. */
export const noticeKinds = {
  payment_received: { topic: 'payments', target: 'application' },
  payment_due: { topic: 'payments', target: 'application' },
  refund_requested: { topic: 'payments', target: 'application' },
  refund_completed: { topic: 'payments', target: 'application' },
  money_document_sent: { topic: 'payments', target: 'application' },
  invoice_cancelled: { topic: 'payments', target: 'application' },
  invoice_replaced: { topic: 'payments', target: 'application' },
  document_rejected: { topic: 'progress', target: 'application' },
  information_asked: { topic: 'progress', target: 'application' },
  answer_due: { topic: 'progress', target: 'application' },
  stage_completed: { topic: 'progress', target: 'application' },
  stage_promised: { topic: 'progress', target: 'application' },
  deliverable_ready: { topic: 'progress', target: 'application' },
  application_on_hold: { topic: 'progress', target: 'application' },
  application_resumed: { topic: 'progress', target: 'application' },
  ticket_answered: { topic: 'tickets', target: 'ticket' },
  consultation_requested: { topic: 'consultations', target: 'consultation' },
  consultation_moved: { topic: 'consultations', target: 'consultation' },
  consultation_cancelled: { topic: 'consultations', target: 'consultation' },
  consultation_done: { topic: 'consultations', target: 'consultation' },
  consultation_missed: { topic: 'consultations', target: 'consultation' },
  consultation_confirmed: { topic: 'consultations', target: 'consultation' },
  consultation_reminder: { topic: 'consultations', target: 'consultation' },
  compliance_moved: { topic: 'compliance', target: 'compliance' },
  compliance_due: { topic: 'compliance', target: 'compliance' },
} as const satisfies Record<
  NotificationKind,
  { topic: NotificationTopic; target: NotificationTarget['type'] }
>

/** Params resolved to one language. */
export function inLanguage(params: object, language: Language): object {
  const pick = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pick)
    return isLocalText(value) ? textIn(value, language) : value
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, pick(value)]))
}
