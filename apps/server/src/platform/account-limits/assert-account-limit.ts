import type { ErrorCode } from '@sanad/contracts'
import { type AccountLimit, accountLimitOf } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db.ts'
import { isOpenUpload } from './open-uploads.ts'

type CountedLimit = Extract<
  AccountLimit,
  'businesses' | 'applications' | 'drafts' | 'tickets' | 'consultations' | 'openUploads'
>

interface Counted {
  readonly rows: (customerId: string) => RawBuilder<unknown>
  readonly refusal: ErrorCode
}

const counted: Readonly<Record<CountedLimit, Counted>> = {
  businesses: {
    rows: (customerId) => sql`select from businesses where customer_id = ${customerId}`,
    refusal: 'business_limit',
  },
  applications: {
    rows: (customerId) => sql`select from applications where customer_id = ${customerId}`,
    refusal: 'application_limit',
  },
  drafts: {
    rows: (customerId) => sql`
      select from applications a where a.customer_id = ${customerId} and a.deleted_at is null
        and not exists (select from settled_items s where s.application_id = a.id)`,
    refusal: 'draft_limit',
  },
  tickets: {
    rows: (customerId) => sql`select from tickets where customer_id = ${customerId}`,
    refusal: 'ticket_limit',
  },
  consultations: {
    rows: (customerId) => sql`select from consultations where customer_id = ${customerId}`,
    refusal: 'consultation_account_limit',
  },
  openUploads: {
    rows: (customerId) => sql`
      select from resumable_uploads where customer_id = ${customerId} and ${isOpenUpload}`,
    refusal: 'upload_limit',
  },
}

/**
 * Refuses what the transaction has just added where the account has more of it than it may. Pessimistic lock: the
 * account's row is locked before counting, so that of two additions at once the later one sees the earlier.
 */
export async function assertAccountLimit(tx: Db, customerId: string, limit: CountedLimit): Promise<void> {
  const most = accountLimitOf(limit, await lockLimits(tx, customerId))
  const { rows, refusal } = counted[limit]
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${rows(customerId)} limit ${most + 1}) counted`.execute(tx)
  if ((found.rows[0]?.count ?? 0) > most) throw new AppError(refusal)
}

/** By how much staff have raised the limits of the account; its row stays locked until the transaction ends. */
async function lockLimits(tx: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ factor: number }>`
    select coalesce((select r.factor from account_limit_raises r
                      where r.customer_id = c.id order by r.id desc limit 1), 1) as factor
    from customers c where c.id = ${customerId} for no key update of c`.execute(tx)
  return rows[0]?.factor ?? 1
}
