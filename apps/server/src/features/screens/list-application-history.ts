import type { getApplicationHistory, HistoryEntry, NotificationKind, SuccessOf } from '@sanad/contracts'
import { isLocalText, type LocalText, textIn } from '@sanad/domain'
import { textsIn } from '@sanad/texts/node'
import { dataExportMessages } from '@sanad/texts/server/data-export'
import { sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import { recordedHistory } from '../case/recorded-history.ts'

interface Page {
  readonly applicationId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

interface Row extends Omit<HistoryEntry, 'at'> {
  readonly notice: NotificationKind | null
  readonly about: LocalText | string | null
  readonly at: Date
  readonly micros: string
}

/** What happened to an application, newest first; keyset pagination over facts, acts, reveals and notifications. */
export async function listApplicationHistory(
  db: Db,
  { applicationId, cursor, limit, language }: Page,
): Promise<Pick<SuccessOf<typeof getApplicationHistory>, 'data' | 'next_cursor'>> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.subjects, e.words, e.notice, e.about, m.name as staff_name, e.at, ${microsOf('e.at')} as micros
    from (select md5(key)::uuid as id, kind, array_remove(subjects, null) as subjects, words, notice, about, staff_id, at
            from (${entries(applicationId, language)}) keyed) e
    left join staff_members m on m.id = e.staff_id
    ${after ? sql`where (e.at, e.id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by e.at desc, e.id desc
    limit ${limit + 1}
  `.execute(db)
  // Every application has begun: only an unknown one has a first page without a row.
  if (rows.length === 0 && !after) throw new AppError('not_found')
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    data: page.map(({ micros: _, notice, about, ...row }) => ({
      ...row,
      words: notice ? wordsOfNotice(notice, about, language) : row.words,
      at: row.at.toISOString(),
    })),
    next_cursor: end ? writePageCursor(end) : null,
  }
}

const entries = (id: string, language: Language) => sql`
  select key, kind, subjects, words, null as notice, null::jsonb as about, staff_id, at
    from (${recordedHistory(id, language)}) facts
  union all
  select 'told' || n.id, 'told', '{}', '', n.kind,
         coalesce(n.params -> 'document', n.params -> 'item', n.params -> 'stage', n.params -> 'title'),
         null, n.visible_at
    from notifications n join applications a on a.customer_id = n.customer_id
   where a.id = ${id} and n.target_type = 'application' and n.target_id = a.id and n.visible_at <= now()
  union all
  select 'audit' || id, 'identifier_revealed', array[metadata ->> 'field_id'], metadata ->> 'reason', null, null,
         staff_id, recorded_at
    from audit_entries
   where entity_type = 'application' and entity_id = ${id} and description = 'reveal_identifier'
  union all
  select 'audit' || id, 'mask_document', array[metadata ->> 'document_id'], '', null, null, staff_id, recorded_at
    from audit_entries
   where entity_type = 'application' and entity_id = ${id} and description = 'mask_document'`

function wordsOfNotice(notice: NotificationKind, about: Row['about'], language: Language): string {
  const words = textsIn(dataExportMessages, language)[`notices.${notice}`]
  const detail = isLocalText(about) ? textIn(about, language) : about
  return detail ? `${words}: ${detail}` : words
}
