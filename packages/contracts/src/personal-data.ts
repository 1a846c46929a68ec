import * as z from 'zod/mini'

/** What personal data is used for; only `service` is needed for an account. */
export const ConsentPurpose = z.enum(['service', 'reminders', 'offers'])
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** Something of an erased customer that the law has us keep, and until which day. */
export const HeldRecord = z.object({
  kind: z.enum(['payments', 'applications', 'consents', 'audit']),
  count: z.int(),
  until: z.iso.date(),
})
export type HeldRecord = z.infer<typeof HeldRecord>
