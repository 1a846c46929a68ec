import { type SuccessOf, writeShortLink } from '@sanad/contracts'
import type { listDueStages as endpoint } from '@sanad/contracts/staff'
import { daysDue, type LocalText, nextPaymentReminder, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../../platform/page-cursor.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { getApplicationRecord } from '../../case/application-record.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { asking, findDueStage, isToPay, toldAt } from './due-stage.ts'

type Page = Omit<SuccessOf<typeof endpoint>, 'success'>

interface Wanted {
  readonly limit: number
  readonly cursor: string | undefined
  /** The member whose teams' work alone is listed; undefined for all. */
  readonly narrowedTo: string | undefined
  readonly language: Language
}

interface Row {
  readonly id: string
  readonly customer_id: string
  readonly track_id: string
  readonly customer: string
  readonly service: LocalText
  readonly since: Date
  readonly told_at: Date | null
  readonly micros: string
}

/** Stages that customers are to pay, longest due first. */
export async function listDueStages(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { language, ...wanted }: Wanted,
): Promise<Page> {
  const rows = await listRows(db, wanted)
  const now = await readNow(db)
  const data: Page['data'] = []
  for (const { id, customer_id: customerId, track_id, customer, service, ...row } of rows) {
    const record = await getApplicationRecord(db, { applicationId: id, customerId })
    const stage = findDueStage(record, config)
    // Paid since the list was read.
    if (!stage) continue
    const since = row.since.toISOString()
    data.push({
      application: { id, track_id, customer, service: textIn(service, language) },
      stage: textIn(stage.title, language),
      amount_rupees: stage.rupees,
      due_since: since,
      days: daysDue(since, now),
      told_at: row.told_at?.toISOString() ?? null,
      next_reminder_at: nextPaymentReminder(since, now),
      pay_url: `${config.publicUrl}/user/go/${writeShortLink({ type: 'application', id })}`,
    })
  }
  const last = rows.length === wanted.limit ? rows.at(-1) : undefined
  return { data, next_cursor: last ? writePageCursor(last) : null }
}

async function listRows(
  db: Db,
  { limit, cursor, narrowedTo }: Omit<Wanted, 'language'>,
): Promise<readonly Row[]> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const slug = sql`s.service_slug`
  const { rows } = await sql<Row>`
    select s.application_id as id, s.customer_id, s.track_id, c.name_of_person as customer,
      v.definition -> 'title' as service, w.waiting_since as since, ${toldAt} as told_at,
      ${microsOf('w.waiting_since')} as micros
    from application_states s join ${asking}
    join applications a on a.id = s.application_id
    join customers c on c.id = s.customer_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where ${isToPay}
      and ${narrowedTo === undefined ? sql`true` : isOwnApplication({ id: sql`s.application_id`, slug }, narrowedTo)}
      and ${after ? sql`(w.waiting_since, s.application_id) > (${momentOf(after)}, ${after.id}::uuid)` : sql`true`}
    order by w.waiting_since, s.application_id limit ${limit}
  `.execute(db)
  return rows
}
