import { minutesOfTarget, type WorkTarget } from '../calendar/work-target.ts'
import { paymentReminderDays } from './payment-reminders.ts'

const lastPaymentReminder = Math.max(...paymentReminderDays)

/**
 * Targets of the centre where the service's version names none, and when silence becomes work. `stage` holds for a stage
 * without a target of its own, so that it has a due time among the others.
 */
export const workTargets = {
  document: { workingDays: 1 },
  stage: { workingDays: 3 },
  ticket: { workingHours: 4 },
  refund: { workingDays: 1 },
  review: { workingDays: 1 },
  consultation: { workingHours: 4 },
  message: { workingDays: 1 },
  chase: { workingDays: 1 },
  followUp: { workingDays: 1 },
  /** So long before a promised day is over it is seen whether it can be kept. */
  promise: { workingDays: 2 },
} as const satisfies Record<string, WorkTarget>

/** Calendar days after which a customer who was asked for something, or for a stage's payment, is chased. */
export const chaseAfterDays = { information: 7, payment: lastPaymentReminder } as const

/** Working days between two follow-ups with a department. */
export const followUpEvery: WorkTarget = { workingDays: 5 }

export function minutesOf(kind: keyof typeof workTargets, own?: WorkTarget): number {
  return minutesOfTarget(own ?? workTargets[kind])
}
