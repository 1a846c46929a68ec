import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'

export const announceNotificationJob = defineJob({
  name: 'announce_notification',
  payload: z.object({ notificationId: z.uuid() }),
  maxAttempts: 5,
})

/** Tells the customer's open pages of a notification that was held until now; a trigger tells of the others. */
export async function announceNotification(
  { db }: Pick<Services, 'db'>,
  notificationId: string,
): Promise<void> {
  await sql`
    select announce_change(customer_id, 'notifications', null) from notifications where id = ${notificationId}
  `.execute(db)
}
