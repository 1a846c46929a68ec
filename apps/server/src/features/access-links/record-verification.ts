import type { Channel } from '@sanad/contracts'
import type { Db } from '../../platform/db.ts'

/** Records that the customer proved a channel through the link of this application. */
export async function recordVerification(db: Db, applicationId: string, channel: Channel): Promise<void> {
  await db
    .insertInto('application_verifications')
    .values({ application_id: applicationId, channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
