import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'

/** Records whether the customer has seen (1) the popup after the OTP or not (0). */
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
