import type { SuccessOf } from '@sanad/contracts'
import {
  type CustomerEvent,
  type listCustomerTimeline as endpoint,
  timelineKinds,
} from '@sanad/contracts/staff'
import { formatRupees, nameBrowser, textIn } from '@sanad/domain'
import { textsIn } from '@sanad/texts/node'
import { dataExportMessages } from '@sanad/texts/server/data-export'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { messageTemplates } from '../../platform/messages/message-templates.ts'
import { staffActing } from '../../platform/messages/templates/staff-acting.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import { readDefinitions, type VersionRef, versionRef } from '../case/definitions.ts'
import { timelineParts } from './customer-timeline-parts.ts'

interface Page {
  readonly customerId: string
  readonly kind?: CustomerEvent['kind'] | undefined
  readonly cursor?: string | undefined
  readonly limit: number
  readonly language: Language
}

interface Row
  extends Pick<
    CustomerEvent,
    'id' | 'kind' | 'delivery' | 'reason' | 'staff_name' | 'application_id' | 'track_id' | 'ticket_id'
  > {
  readonly at: Date
  readonly micros: string
  readonly code: string | null
  readonly rupees: number | null
  readonly detail: string | null
  readonly subject: string | null
  /** Of the service whose part `subject` is. */
  readonly version: VersionRef | null
}

/**
 * The customer's timeline, newest first. Each part answers at most a page from the cursor on, by its index, before they
 * are put together: what one account has piled up is never read.
 */
export async function listCustomerTimeline(
  db: Db,
  { customerId, kind, cursor, limit, language }: Page,
): Promise<Pick<SuccessOf<typeof endpoint>, 'data' | 'next_cursor'>> {
  const known = db.selectFrom('customers').select('id').where('id', '=', customerId)
  if (!(await known.where('erased_at', 'is', null).executeTakeFirst())) throw new AppError('not_found')
  const { rows } = await timelineStatement({ customerId, kind, cursor, limit }).execute(db)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    data: await toEvents(db, page, language),
    next_cursor: end ? writePageCursor(end) : null,
  }
}

export function timelineStatement({
  customerId,
  kind,
  cursor,
  limit,
}: Omit<Page, 'language'>): RawBuilder<Row> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const page = sql`order by e.at desc, e.id desc limit ${limit + 1}`
  return eventsStatement(customerId, kind ? [kind] : timelineKinds, { after, each: limit + 1, page })
}

/** Messages about getting in: of what there is to be done they say nothing. */
const ofAccess = [
  ...messageTemplates.filter(({ category }) => category === 'authentication').map(({ name }) => name),
  staffActing.name,
]

/** What staff and customer last had to do with each other: so many of each kind, newest first. */
export async function listLastContact(
  db: Db,
  { customerId, each, language }: { customerId: string; each: number; language: Language },
): Promise<CustomerEvent[]> {
  const page = sql`order by e.at desc, e.id desc`
  const only = { message: sql`and m.template <> all(${ofAccess})` }
  const wanted = { each, page, only }
  const { rows } = await eventsStatement(customerId, ['note', 'ticket', 'message'], wanted).execute(db)
  return toEvents(db, rows, language)
}

interface Wanted {
  readonly after?: ReturnType<typeof readPageCursor> | undefined
  /** Of each kind at most. */
  readonly each: number
  /** What more is asked of a kind. */
  readonly only?: Partial<Record<CustomerEvent['kind'], RawBuilder<unknown>>>
  readonly page: RawBuilder<unknown>
}

function eventsStatement(
  customerId: string,
  kinds: readonly CustomerEvent['kind'][],
  { after, each, page, only }: Wanted,
): RawBuilder<Row> {
  const parts = timelineParts(customerId)
  const union = kinds.map((name) => {
    const { at, key, columns, from } = parts[name]
    const id = sql`md5(${key})::uuid`
    const older = after
      ? sql`and ${at} <= ${momentOf(after)} and (${at}, ${id}) < (${momentOf(after)}, ${after.id}::uuid)`
      : sql``
    return sql`(select ${id} as id, ${sql.lit(name)} as kind, ${at} as at, ${columns}
      from ${from} ${older} ${only?.[name] ?? sql``} order by ${at} desc, 1 desc limit ${each})`
  })
  return sql<Row>`
    select e.id, e.kind, e.at, e.code, e.rupees, e.detail, e.delivery, e.reason, m.name as staff_name, e.application_id,
      a.track_id, e.ticket_id, e.subject, case when v.slug is not null then ${versionRef} end as version, ${microsOf('e.at')} as micros
    from (${sql.join(union, sql` union all `)}) e left join staff_members m on m.id = e.staff_id
    left join applications a on a.id = e.application_id
    left join service_versions v on e.subject is not null and v.slug = a.service_slug and v.version = a.service_version
    ${page}`
}

async function toEvents(db: Db, rows: readonly Row[], language: Language): Promise<CustomerEvent[]> {
  const definitionOf = await readDefinitions(
    db,
    rows.flatMap(({ version }) => version ?? []),
  )
  return rows.map((row) => {
    const { micros: _, code: __, rupees: ___, detail: ____, version, subject: id, at, ...event } = row
    const definition =
      version && definitionOf({ service_slug: version.slug, service_version: version.version })
    const part = definition?.timeline.find((stage) => stage.id === id)?.title
    const name = part ?? definition?.documents.find((document) => document.id === id)?.label
    const subject = name ? textIn(name, language) : null
    return { ...event, at: at.toISOString(), words: wordsOf(row, language), subject }
  })
}

function wordsOf({ kind, code, rupees, detail }: Row, language: Language): string {
  const texts: Readonly<Record<string, unknown>> = { ...textsIn(dataExportMessages, language) }
  const said = (key: string | null) => (key !== null && typeof texts[key] === 'string' ? texts[key] : '')
  switch (kind) {
    case 'message':
      return said(`notices.${code?.replaceAll('-', '_')}`) || said(`messageKinds.${code}`) || (code ?? '')
    case 'consent':
      return `${said(detail)}: ${said(code)}`
    case 'sign_in':
      return Object.values(nameBrowser(detail ?? ''))
        .filter(Boolean)
        .join(' · ')
    default:
      return [said(code), rupees !== null && formatRupees(rupees), detail].filter(Boolean).join(' · ')
  }
}
