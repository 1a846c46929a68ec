import type { Database } from '../faults/harness/database.ts'

/** Enqueues so many notices at once, an SMS each, as after an event that concerns every customer. */
export async function queueNotices(database: Database, count: number): Promise<void> {
  await database.query(
    `with somebody as (
       insert into customers (mobile, email, name_of_person, verified_at, mobile_verified_at)
       values ('6000000000', 'somebody@example.in', 'Somebody', now(), now()) returning id
     ), told as (
       insert into notifications (customer_id, kind, params, target_type, fact_key)
       select id, 'payment_received', '{"service":"A service","track_id":"TCR-8F3KQ7M2XD","amount_rupees":15000}',
              'application', 'bench:' || n
       from somebody, generate_series(1, $1::int) n returning id
     )
     select enqueue_job('queue_notification_messages', json_build_object('notificationId', id), null, 25, null, 10)
     from told`,
    [count],
  )
}
