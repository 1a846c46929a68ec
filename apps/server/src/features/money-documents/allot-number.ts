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

interface Taken {
  readonly takenAt: Date
  readonly financialYear: number
  readonly lastSequence: number
}

/**
 * Next number of a gapless sequence. The row lock on the series is held until the transaction ends, so that no number is
 * duplicated or lost to a rollback. Call it last: it serialises all transactions that issue documents. `dated`: the day
 * that the document bears, if that is an earlier one; its financial year goes by it.
 */
export async function allotNumber(tx: Db, kind: MoneyDocumentKind, dated?: Instant): Promise<AllottedNumber> {
  const expected = dated ?? (new Date().toISOString() as Instant)
  // The day under the lock decides: the wait may have lasted into another year, and a provider's clock may be ahead of ours.
  const years = [-1, 0, 1].map((more) => financialYearAt(expected) + more)
  const { rows } = await sql<Taken>`
    select taken_at as "takenAt", financial_year as "financialYear", last_sequence as "lastSequence"
    from take_money_document_series(${kind}, ${years}::smallint[])`.execute(tx)
  const [taken] = rows
  if (!taken) throw new Error(`The series of ${kind} was not taken`)
  // Clock read under the lock: times of issue are monotonic in the order of the numbers.
  const issuedAt = taken.takenAt.toISOString()
  const datedAt = dated !== undefined && toMillis(dated) < toMillis(issuedAt) ? dated : issuedAt
  const financialYear = financialYearAt(datedAt)
  const last = rows.find((row) => row.financialYear === financialYear)
  if (!last) throw new Error(`The clock of the database is more than a year from that of this process`)
  const sequence = last.lastSequence + 1
  const number = moneyDocumentNumber(kind, { financialYear, sequence })
  return { number, financialYear, sequence, issuedAt, datedAt }
}
