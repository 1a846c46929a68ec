import type { DeskDeliverable } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { fileLink } from '../../platform/uploads/file-link.ts'
import { isTakenBack } from '../case/taken-back.ts'
import { type DeliverableRow, toDeliverable } from './deliverable-view.ts'

interface Row extends DeliverableRow {
  readonly staff_name: string
  readonly scan: DeskDeliverable['scan']
  readonly replaced: boolean
  readonly visibleAtOnce: boolean
  readonly visibleAt: Date
  readonly filename: string
  readonly now: Date
}

/** By one that stands, however many that were taken back lie between. */
const isReplaced = sql`exists (
  with recursive newer as (
    select n.* from deliverables n where n.replaces = d.id
    union all
    select n.* from deliverables n join newer on n.replaces = newer.id
  )
  select from newer where not ${isTakenBack('newer')})`

/** Everything that was attached to an application and stands, newest first. */
export async function listDeskDeliverables(
  { db, config }: Pick<Services, 'db' | 'config'>,
  applicationId: string,
  language: Language,
): Promise<DeskDeliverable[]> {
  const { rows } = await sql<Row>`
    select d.id, d.kind, d.title, d.number, d.issued_on::text as "issuedOn", d.valid_until::text as "validUntil",
      d.size_bytes as "sizeBytes", d.attached_at as at, d.visible_at_once as "visibleAtOnce",
      d.visible_at as "visibleAt", d.filename, now() as now, m.name as staff_name,
      case scan.state when 'waiting' then 'checking' when 'infected' then 'infected' else 'clean' end as scan,
      ${isReplaced} as replaced
    from deliverables d join staff_members m on m.id = d.staff_id
    left join file_scans scan on scan.filename = d.filename
    where d.application_id = ${applicationId} and not ${isTakenBack('d')} order by d.attached_at desc
  `.execute(db)
  return rows.map(({ staff_name, scan, replaced, visibleAtOnce, visibleAt, filename, now, ...row }) => ({
    ...toDeliverable(row, language),
    staff_name,
    scan,
    replaced,
    visible: visibleAtOnce ? ('now' as const) : ('when_completed' as const),
    visible_at: visibleAt.toISOString(),
    download_url:
      scan === 'clean'
        ? fileLink(config.secrets.fileLinks, { folder: 'deliverables/', filename, now })
        : null,
  }))
}
