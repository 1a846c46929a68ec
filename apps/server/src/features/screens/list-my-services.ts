import type { ClientStatus, ServiceSummary } from '@sanad/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'
import { microsOf, type PageCursor, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import type { Services } from '../../platform/services.ts'
import { readDefinitions, type VersionRef, versionsIn } from '../case/definitions.ts'
import { namesakesOf } from '../case/namesakes.ts'
import { ownApplications } from '../case/own-applications.ts'
import { priceTerms } from '../case/price-terms.ts'
import { standingBasis } from '../case/standing-basis.ts'
import { deliverableKind } from '../deliverables/deliverable-view.ts'
import { type ServiceSummaryRow, toServiceSummary } from './service-summary-view.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
  /** Substring of a title, a tracking id or a firm's name. */
  readonly search?: string | undefined
  readonly status?: ClientStatus | undefined
  readonly serviceId?: string | undefined
  readonly businessId?: string | undefined
}

interface Found {
  readonly rows: readonly ServiceSummaryRow[]
  readonly services: readonly VersionRef[]
  readonly look_end: PageCursor | null
}

/** Status is derived, not stored: a filtered page scans at most this many applications. */
const LOOKED_AT = 200

/**
 * The customer's applications, newest first; keyset pagination. A page that is filtered may be short or empty: only a
 * null `nextCursor` ends the list.
 */
export async function listMyServices(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { customerId, cursor, limit, language, search, status, serviceId, businessId }: Page,
): Promise<{ services: ServiceSummary[]; nextCursor: string | null }> {
  const shown = { language, homeStateId: config.homeStateId }
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const scanned = status ? LOOKED_AT : limit
  const own = ownApplications({ customerId, after, businessId })
  const { rows } = await sql<Found>`
    with page as (
      select a.id, a.service_slug, a.service_version, a.track_id, a.created_at, a.business_id, b.name_of_firm, ${namesakesOf(customerId)} as namesakes,
        ${microsOf('a.created_at')} as micros, ${priceTerms}, ${standingBasis},
        ${deliverableKind}
      from ${own.rows} a left join businesses b on b.id = a.business_id
      where a.deleted_at is null
        ${serviceId ? sql`and a.service_slug = ${serviceId}` : sql``}
        ${search ? matches(search) : sql``}
      order by a.created_at desc, a.id desc
      limit ${scanned + 1}
    )
    select
      (select coalesce(json_agg(p order by p.created_at desc, p.id desc), '[]') from page p) as rows,
      case when (select count(*) from page) <= ${scanned} then ${own.end} end as look_end,
      ${versionsIn('page')} as services
  `.execute(db)
  const found = rows[0] ?? { rows: [], services: [], look_end: null }
  const definitionOf = await readDefinitions(db, found.services)
  const matching = found.rows
    .slice(0, scanned)
    .map((row) => ({ row, summary: toServiceSummary(row, definitionOf(row), shown) }))
    .filter(({ summary }) => status === undefined || summary.client_status === status)
  const page = matching.slice(0, limit)
  const more = found.rows.length > scanned ? found.rows[scanned - 1] : found.look_end
  const end = matching.length > limit ? page.at(-1)?.row : more
  return { services: page.map(({ summary }) => summary), nextCursor: end ? writePageCursor(end) : null }
}

/** Normalises like Crockford base32: hyphen optional, O read as 0, I and L as 1. */
function matches(search: string): RawBuilder<unknown> {
  const tracking = search.toUpperCase().replace(/[\s#-]/g, '')
  const spelled = sql`translate(replace(a.track_id, '-', ''), 'OIL', '011')`
  return sql`and (
    strpos(lower(b.name_of_firm), lower(${search})) > 0
    or (${tracking} <> '' and strpos(${spelled}, translate(${tracking}, 'OIL', '011')) > 0)
    or (a.service_slug, a.service_version) in (
      select slug, version from service_versions
       where exists (select from jsonb_each_text(definition -> 'title') title
                      where strpos(lower(title.value), lower(${search})) > 0)))`
}
