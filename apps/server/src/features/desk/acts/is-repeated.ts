import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'

type ActTable =
  | 'staff_acts'
  | 'held_completions'
  | 'promise_acts'
  | 'held_completion_outcomes'
  | 'document_decisions'
  | 'extra_item_requests'
  | 'discount_acts'
  | 'buyer_acts'
  | 'refund_acts'
  | 'e_invoice_acts'
  | 'e_invoice_cancellations'
  | 'money_proposals'
  | 'money_proposal_acts'
  | 'review_acts'
  | 'deliverables'
  | 'taken_back_acts'

/**
 * Idempotency check: whether this request id was recorded before; the same id with another content is refused. Call it
 * under the application's lock: a concurrent retry has then waited for the first to commit.
 */
export async function isRepeated<T extends ActTable>(
  db: Db,
  table: T,
  requestId: string,
  act: Partial<Record<keyof Tables[T], string | number | boolean | null>>,
): Promise<boolean> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where request_id = ${requestId}
  `.execute(db)
  const [former] = rows
  if (!former) return false
  if (Object.entries(act).every(([name, value]) => former.row[name] === value)) return true
  throw new AppError('invalid_request', { message: 'This request was used before.' })
}
