import { financialYearAt, type Instant, type MoneyDocumentKind, moneyDocumentNumber } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { readNow } from '../../platform/read-now.ts'

export interface AllottedNumber {
  readonly number: string
  readonly financialYear: number
  readonly sequence: number
  readonly issuedAt: Instant
}

/**
 * The next number of a series. The series is locked until the transaction ends: the next document waits, so that no
 * number is taken twice and none is lost to a rollback. To be called last, because of those who wait.
 */
export async function allotNumber(tx: Db, kind: MoneyDocumentKind): Promise<AllottedNumber> {
  await tx
    .selectFrom('money_document_series')
    .select('kind')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Read under the lock, so that a later number never has an earlier date.
  const issuedAt = await readNow(tx)
  const financialYear = financialYearAt(issuedAt)
  const last = await tx
    .selectFrom('money_documents')
    .select('sequence')
    .where('kind', '=', kind)
    .where('financial_year', '=', financialYear)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sequence = (last?.sequence ?? 0) + 1
  return { number: moneyDocumentNumber(kind, { financialYear, sequence }), financialYear, sequence, issuedAt }
}
