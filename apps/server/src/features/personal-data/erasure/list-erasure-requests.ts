import type { ErasureRequest, HeldRecord } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../../platform/page-cursor.ts'

interface Row {
  readonly id: string
  readonly micros: string
  readonly reference: string
  readonly customer_id: string
  readonly requested_at: Date
  readonly due_at: Date
  readonly cancelled_at: Date | null
  readonly done_at: Date | null
  readonly held: HeldRecord[] | null
  readonly is_overdue: boolean
}

/** Erasure requests of all customers, newest first. */
export async function listErasureRequests(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ requests: ErasureRequest[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const { rows } = await sql<Row>`
    select id, ${microsOf('requested_at')} as micros, reference, customer_id, requested_at, due_at, cancelled_at,
      done_at, held, due_at < now() - interval '1 hour' as is_overdue
    from erasure_requests
    ${after ? sql`where (requested_at, id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by requested_at desc, id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { requests: page.map(toErasureRequest), nextCursor: last ? writePageCursor(last) : null }
}

function toErasureRequest(row: Row): ErasureRequest {
  return {
    reference: row.reference,
    customer_id: row.customer_id,
    status: statusOf(row),
    requested_at: row.requested_at.toISOString(),
    due_at: row.due_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    held: row.held ?? [],
  }
}

/** Overdue and not done: postponed by a blocker. */
function statusOf({ cancelled_at, done_at, is_overdue }: Row): ErasureRequest['status'] {
  if (cancelled_at) return 'cancelled'
  if (done_at) return 'done'
  return is_overdue ? 'blocked' : 'waiting'
}
