import {
  addMonths,
  type CalendarMonth,
  financialYearAt,
  firstDayOf,
  type Gstr1Entry,
  gstr1Entries,
  instantInIndia,
  type MoneyDocument,
  type MoneyDocumentKind,
} from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { cancelledAt } from '../e-invoices/registration-of.ts'
import { datedAt } from '../money-document-view.ts'

export interface MonthDocument {
  readonly document: MoneyDocument
  readonly sequence: number
  readonly entries: readonly Gstr1Entry[]
  /** Counted in table 13 and in no other. */
  readonly isCancelled: boolean
}

/** Bounds what is in memory, however many documents a month has. */
const PAGE = 500

const kinds = ['receipt_voucher', 'refund_voucher', 'tax_invoice', 'credit_note'] as const

/**
 * The documents that bear a day of the month, in order of their numbers. Keyset pagination: an index walks each series
 * of the financial year once.
 */
export async function* listMonthDocuments(db: Db, month: CalendarMonth): AsyncGenerator<MonthDocument> {
  for (const kind of kinds) yield* listKind(db, month, kind)
}

async function* listKind(
  db: Db,
  month: CalendarMonth,
  kind: MoneyDocumentKind,
): AsyncGenerator<MonthDocument> {
  const from = instantInIndia(firstDayOf(month), 0)
  const until = instantInIndia(firstDayOf(addMonths(month, 1)), 0)
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('money_documents as d')
      .select(['d.sequence', 'd.snapshot', cancelledAt.as('cancelledAt')])
      .where('d.kind', '=', kind)
      .where('d.financial_year', '=', financialYearAt(from))
      .where('d.sequence', '>', after)
      .where(datedAt, '>=', from)
      .where(datedAt, '<', until)
      .orderBy('d.sequence')
      .limit(PAGE)
      .execute()
    const referred = await readReferred(
      db,
      rows.map(({ snapshot }) => snapshot),
    )
    for (const { sequence, snapshot: document, ...row } of rows) {
      const isCancelled = row.cancelledAt !== null
      yield { document, sequence, isCancelled, entries: isCancelled ? [] : gstr1Entries(document, referred) }
    }
    after = rows.at(-1)?.sequence ?? 0
    if (rows.length < PAGE) return
  }
}

/** What the documents of a page refer to, of whatever month. */
async function readReferred(db: Db, documents: readonly MoneyDocument[]) {
  const numbers = documents.flatMap(({ references }) => references.map(({ number }) => number))
  const rows =
    numbers.length === 0
      ? []
      : await db.selectFrom('money_documents').select('snapshot').where('number', 'in', numbers).execute()
  const byNumber = new Map(rows.map(({ snapshot }) => [snapshot.number, snapshot]))
  return (number: string) => {
    const document = byNumber.get(number)
    if (!document) throw new RangeError(`There is no document ${number}`)
    return document
  }
}
