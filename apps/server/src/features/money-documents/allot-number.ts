import {
  financialYearAt,
  type Instant,
  type MoneyDocumentKind,
  moneyDocumentNumber,
  toMillis,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

export interface AllottedNumber {
  readonly number: string
  readonly financialYear: number
  readonly sequence: number
  readonly issuedAt: Instant
  /** The day on the paper. */
  readonly datedAt: Instant
}

/**
 * Next number of a gapless sequence. The row lock on the series is held until the transaction ends, so that no number is
 * duplicated or lost to a rollback. Call it last: it serialises all transactions that issue documents. `dated`: the day
 * that the document bears, if that is an earlier one; its financial year goes by it.
 */
export async function allotNumber(tx: Db, kind: MoneyDocumentKind, dated?: Instant): Promise<AllottedNumber> {
  // Clock read under the lock: times of issue are monotonic in the order of the numbers.
  const { now } = await tx
    .with('held', (db) =>
      db.selectFrom('money_document_series').select('kind').where('kind', '=', kind).forUpdate(),
    )
    .selectFrom('held')
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow()
  const issuedAt = now.toISOString()
  // A provider's clock may be ahead of ours.
  const datedAt = dated !== undefined && toMillis(dated) < toMillis(issuedAt) ? dated : issuedAt
  const financialYear = financialYearAt(datedAt)
  const last = await tx
    .selectFrom('money_documents')
    .select('sequence')
    .where('kind', '=', kind)
    .where('financial_year', '=', financialYear)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sequence = (last?.sequence ?? 0) + 1
  const number = moneyDocumentNumber(kind, { financialYear, sequence })
  return { number, financialYear, sequence, issuedAt, datedAt }
}
