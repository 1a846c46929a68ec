import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'

/** The portal's reasons. */
export const cancelReasons = ['duplicate', 'mistake', 'order_cancelled', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The portal keeps so much of the remark. */
export const maxCancelRemark = 100

/** From the portal's own moment of registration; afterwards a credit note is what the law offers. */
const CANCEL_MS = 24 * 60 * 60 * 1000

/** The first moment at which a registration can no longer be cancelled. */
export function cancelUntil(acknowledgedAt: Instant): Instant {
  return fromMillis(toMillis(acknowledgedAt) + CANCEL_MS)
}
