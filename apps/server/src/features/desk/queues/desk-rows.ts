import type { QueryOf } from '@sanad/contracts'
import type { DeskApplication, listDeskApplications } from '@sanad/contracts/staff'
import { type InformationRules, type LocalText, standingOf, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import { beginsWith } from '../../../platform/begins-with.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { microsOf, momentOf, type PageCursor } from '../../../platform/page-cursor.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { toNextStepView } from '../../case/next-step-view.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { basisOf, type StandingRow, standingBasis } from '../../case/standing-basis.ts'
import { trackingPrefixOf } from '../../case/tracking-prefix.ts'

interface Part extends Pick<QueryOf<typeof listDeskApplications>, 'status' | 'service' | 'search'> {
  readonly after: PageCursor | undefined
  readonly count: number
  /** The member who sees the applications of their own teams alone. */
  readonly narrowedTo: string | undefined
}

interface DeskRow {
  readonly application: DeskApplication
  readonly cursor: PageCursor
}

/** A batch of the desk's queue in one statement; each service version is sent once. */
export async function readDeskRows(
  db: Db,
  { after, count, status, service, search, narrowedTo }: Part,
  language: Language,
): Promise<DeskRow[]> {
  const prefix = search && trackingPrefixOf(search)
  const settled = sql`exists (select from settled_items s where s.application_id = a.id)`
  const { rows } = await sql<{ rows: Row[]; versions: Version[] }>`
    with page as (
      select a.id, a.service_slug, a.service_version, a.track_id, a.created_at, a.customer_id,
        c.name_of_person, c.mobile, b.name_of_firm, ${microsOf('a.created_at')} as micros,
        ${standingBasis}
      from applications a
      join customers c on c.id = a.customer_id
      left join businesses b on b.id = a.business_id
      where a.deleted_at is null
        ${after ? sql`and (a.created_at, a.id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
        ${narrowedTo ? sql`and ${isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, narrowedTo)}` : sql``}
        ${service ? sql`and a.service_slug = ${service}` : sql``}
        ${prefix ? sql`and ${beginsWith(sql`a.track_id`, sql`${prefix}::text`)}` : sql``}
        ${status ? (status === 'pending' ? sql`and not ${settled}` : sql`and ${settled}`) : sql``}
      order by a.created_at desc, a.id desc
      limit ${count}
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
  const versions = new Map(found.versions.map((version) => [`${version.slug}@${version.version}`, version]))
  return found.rows.flatMap((row) => {
    const version = versions.get(`${row.service_slug}@${row.service_version}`)
    return version ? [{ application: toDeskApplication(row, version, language), cursor: row }] : []
  })
}

interface Row extends StandingRow, PageCursor {
  readonly service_slug: string
  readonly service_version: number
  readonly track_id: string
  readonly created_at: string
  readonly customer_id: string
  readonly name_of_person: string
  readonly mobile: string
  readonly name_of_firm: string | null
}

interface Version {
  readonly slug: string
  readonly version: number
  readonly title: LocalText
  readonly rules: InformationRules
}

function toDeskApplication(row: Row, { title, rules }: Version, language: Language): DeskApplication {
  const { clientStatus, nextStep, openStage, paymentStatus } = standingOf(basisOf(row, rules))
  const unjudged = row.documents.filter(({ status }) => status === 'submitted')
  return {
    id: row.id,
    track_id: row.track_id,
    service_id: row.service_slug,
    title: textIn(title, language),
    customer: { id: row.customer_id, name_of_person: row.name_of_person, mobile: row.mobile },
    name_of_firm: row.name_of_firm,
    client_status: clientStatus,
    next_step: toNextStepView(nextStep),
    next_stage_title: openStage ? textIn(openStage.title, language) : null,
    documents_to_check: paymentStatus === 1 ? unjudged.length : 0,
    created_at: toInstant(row.created_at),
  }
}
