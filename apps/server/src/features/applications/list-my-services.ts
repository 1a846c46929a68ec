import { Id, type ServiceSummary } from '@sanad/contracts'
import { applicationProgress, type InformationRules, type LocalText } from '@sanad/domain'
import { sql } from 'kysely'
import type { Services } from '../../app.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import { toInstant } from '../../platform/postgres-time.ts'
import { type LiveOrder, liveOrder } from './live-order.ts'
import { factsOf, type RecordedFactsRow, recordedFacts } from './recorded-facts.ts'
import { toNextStepView } from './views/next-step-view.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

/** The customer's applications, newest first, one page by key; `nextCursor` is null at the end. */
export async function listMyServices(
  { db }: Pick<Services, 'db'>,
  { customerId, cursor, limit, language }: Page,
): Promise<{ services: ServiceSummary[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor)
  // Each version of a service travels once, whatever the number of its applications on the page.
  const { rows } = await sql<{ rows: SummaryRow[]; versions: Version[] }>`
    with page as (
      select a.id, a.service_slug, a.service_version, a.track_id, a.created_at, b.name_of_firm,
        a.created_at::text || ' ' || a.id as cursor, ${recordedFacts}, ${liveOrder}
      from applications a left join businesses b on b.id = a.business_id
      where a.customer_id = ${customerId} and a.deleted_at is null
        and (${after?.createdAt ?? null}::timestamptz is null
          or (a.created_at, a.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by a.created_at desc, a.id desc
      limit ${limit + 1}
    )
    select
      (select coalesce(json_agg(p order by p.created_at desc, p.id desc), '[]') from page p) as rows,
      (select coalesce(json_agg(json_build_object(
          'slug', v.slug, 'version', v.version, 'title', v.definition -> 'title',
          'rules', v.definition - '{description,summary,points,note,pricing}'::text[])), '[]')
        from service_versions v
        where (v.slug, v.version) in (select service_slug, service_version from page)) as versions
  `.execute(db)
  const found = rows[0] ?? { rows: [], versions: [] }
  const page = found.rows.slice(0, limit)
  return {
    services: page.map((row) => toSummary(row, versionOf(row, found.versions), language)),
    nextCursor: found.rows.length > limit ? writeCursor(page.at(-1)) : null,
  }
}

interface SummaryRow extends RecordedFactsRow {
  readonly id: string
  readonly service_slug: string
  readonly service_version: number
  readonly track_id: string
  readonly created_at: string
  readonly cursor: string
  readonly name_of_firm: string | null
  readonly live_order: LiveOrder | null
}

interface Version {
  readonly slug: string
  readonly version: number
  readonly title: LocalText
  readonly rules: InformationRules
}

function versionOf(row: SummaryRow, versions: readonly Version[]): Version {
  const found = versions.find(
    ({ slug, version }) => slug === row.service_slug && version === row.service_version,
  )
  if (!found) throw new Error(`Version ${row.service_version} of ${row.service_slug} is missing`)
  return found
}

function toSummary(row: SummaryRow, { title, rules }: Version, language: Language): ServiceSummary {
  const progress = applicationProgress(rules, factsOf(row))
  const open = progress.timeline.filter(({ status }) => status !== 'completed')
  return {
    id: row.id,
    service_id: row.service_slug,
    title: title[language],
    track_id: row.track_id,
    name_of_firm: row.name_of_firm,
    payment_status: progress.paymentStatus,
    client_status: progress.clientStatus,
    next_step: toNextStepView(progress.whoseTurn, row.live_order),
    next_stage_title: open[0]?.title[language] ?? null,
    pending_items: progress.pendingItems,
    stages_completed: progress.timeline.length - open.length,
    stages_total: progress.timeline.length,
    created_at: toInstant(row.created_at),
  }
}

function writeCursor(row: SummaryRow | undefined): string | null {
  return row ? Buffer.from(row.cursor).toString('base64url') : null
}

/** Postgres reads its own text back to the microsecond; anything else was never a cursor of ours. */
function readCursor(cursor: string): { createdAt: string; id: string } {
  const [day, time, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = `${day} ${time}`
  const known = /^\d{4}-\d\d-\d\d [\d:.]+\+00$/.test(createdAt) && !Number.isNaN(Date.parse(createdAt))
  if (!known || !Id.safeParse(id).success || id === undefined) throw new AppError('invalid_request')
  return { createdAt, id }
}
