import type { ParkedNotice } from '@sanad/contracts/staff'
import type { Db } from '../../../platform/db.ts'

const LIMIT = 100

/** Dead letters, newest first. Their contents stay away: they may hold what a customer entered at the gateway. */
export async function listParkedNotices(db: Db): Promise<ParkedNotice[]> {
  const notices = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'provider', 'type', 'order_id', 'received_at'])
    .where('outcome', '=', 'parked')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()
  return notices.map(({ id, received_at, ...notice }) => ({
    ...notice,
    id: Number(id),
    received_at: received_at.toISOString(),
  }))
}
