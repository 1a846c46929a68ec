import type { Consultation } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import { type ConsultationRow, consultationColumns, toConsultation } from './consultation-view.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

/** The customer's consultations, latest appointment first; keyset pagination, `nextCursor` is null on the last page. */
export async function listConsultations(
  db: Db,
  { customerId, cursor, limit, language }: Page,
): Promise<{ consultations: Consultation[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const { rows } = await sql<ConsultationRow & { micros: string }>`
    select ${consultationColumns}, ${microsOf('c.starts_at')} as micros
    from consultations c
    where c.customer_id = ${customerId}
      ${after ? sql`and (c.starts_at, c.id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by c.starts_at desc, c.id desc
    limit ${limit + 1}
  `.execute(db)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    consultations: page.map((row) => toConsultation(row, language)),
    nextCursor: end ? writePageCursor(end) : null,
  }
}
