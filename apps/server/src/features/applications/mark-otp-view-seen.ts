import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'

/** Remembers that the customer has (1) or has not (0) seen the popup after the OTP. */
export async function markOtpViewSeen(
  { db }: Services,
  owned: { applicationId: string; customerId: string },
  seen: 0 | 1,
): Promise<void> {
  const row = await db
    .updateTable('applications')
    .set({ otp_verified_view: seen })
    .where('id', '=', owned.applicationId)
    .where('customer_id', '=', owned.customerId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  orThrow(row, 'not_found')
}
