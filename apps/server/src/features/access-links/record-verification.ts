import type { Channel } from '@sanad/contracts'
import type { Db } from '../../platform/db.ts'

/** Records that the customer proved a channel through the link of this application; the popup about it is due (OT-16). */
export async function recordVerification(db: Db, applicationId: string, channel: Channel): Promise<void> {
  const verified = await db
    .insertInto('application_verifications')
    .values({ application_id: applicationId, channel })
    .onConflict((conflict) => conflict.doNothing())
    .returning('channel')
    .executeTakeFirst()
  if (!verified) return
  await db.updateTable('applications').set({ otp_verified_view: 0 }).where('id', '=', applicationId).execute()
}
