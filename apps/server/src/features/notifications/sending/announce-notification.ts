import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'

export const announceNotificationJob = defineJob({
  name: 'announce_notification',
  payload: z.object({ notificationId: z.uuid() }),
  maxAttempts: 5,
})

/**
 * Tells the customer's open pages of a notification that was held until now, and of what it is about, which may be shown
 * from now on; a trigger tells of the others. Time alone counts for no change of what is remembered (095).
 */
export async function announceNotification(
  { db }: Pick<Services, 'db'>,
  notificationId: string,
): Promise<void> {
  await sql`
    with told as (
      select customer_id, target_type, target_id from notifications where id = ${notificationId}
    ), marked as (
      insert into customer_changes (customer_id) select customer_id from told on conflict do nothing
    )
    select announce_change(customer_id, 'notifications', null),
      case when target_id is not null then announce_change(customer_id, target_type, target_id) end
    from told
  `.execute(db)
}
