import type { DeskDeliverable } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { type DeliverableRow, toDeliverable } from './deliverable-view.ts'

interface Row extends DeliverableRow {
  readonly staff_name: string
  readonly scan: DeskDeliverable['scan']
  readonly replaced: boolean
  readonly visibleAtOnce: boolean
}

/** Everything that was attached to an application, newest first. */
export async function listDeskDeliverables(
  db: Db,
  applicationId: string,
  language: Language,
): Promise<DeskDeliverable[]> {
  const { rows } = await sql<Row>`
    select d.id, d.kind, d.title, d.number, d.issued_on::text as "issuedOn", d.valid_until::text as "validUntil",
      d.size_bytes as "sizeBytes", d.attached_at as at, d.visible_at_once as "visibleAtOnce", m.name as staff_name,
      case scan.state when 'waiting' then 'checking' when 'infected' then 'infected' else 'clean' end as scan,
      exists (select from deliverables newer where newer.replaces = d.id) as replaced
    from deliverables d join staff_members m on m.id = d.staff_id
    left join file_scans scan on scan.filename = d.filename
    where d.application_id = ${applicationId} order by d.attached_at desc
  `.execute(db)
  return rows.map(({ staff_name, scan, replaced, visibleAtOnce, ...row }) => ({
    ...toDeliverable(row, language),
    staff_name,
    scan,
    replaced,
    visible: visibleAtOnce ? ('now' as const) : ('when_completed' as const),
  }))
}
