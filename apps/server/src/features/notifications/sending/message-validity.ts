import type { Notification } from '@sanad/contracts'
import { type Instant, toMillis } from '@sanad/domain'

const A_DAY = 24 * 60 * 60

/** Time to live of the messages in seconds; 0 when the notification is out of date or was read in the portal. */
export function messageValidity({ params, read_at }: Notification, now: Instant): number {
  if (read_at !== null) return 0
  if (!('starts_at' in params)) return A_DAY
  const left = Math.floor((toMillis(params.starts_at) - toMillis(now)) / 1000)
  return Math.max(0, Math.min(left, A_DAY))
}
