import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilter } from '@sanad/contracts/staff'
import { formatMoment, isPermitted, type StaffRole } from '@sanad/domain'
import { stringify } from 'csv-stringify'
import { sql } from 'kysely'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Services } from '../../platform/services.ts'
import { type FileLink, fileLink } from '../../platform/uploads/file-link.ts'
import { readAuditPage } from './read-audit-page.ts'

/** Rows of one file; who needs more asks for a shorter time. */
const MOST_ROWS = 100_000
const PAGE = 1000

const columns = [
  ...['Entry', 'Time (IST)', 'Kind', 'Member of staff', 'Customer', 'About', 'Id', 'Application', 'Act'],
  ...['Reason', 'Details'],
]

interface Wish {
  readonly filter: AuditFilter
  readonly reason: string
}

/**
 * Records an export and answers a signed link to it. The entry is what is exported: it keeps the filter, and ends the
 * file, so that what is recorded later is not in it.
 */
export async function linkAuditExport(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { filter, reason }: Wish,
): Promise<string> {
  const { id, now } = await db
    .insertInto('audit_entries')
    .values({
      action: 'STAFF_ACTION',
      kind: 'export',
      entity_type: 'audit_log',
      entity_id: null,
      customer_id: null,
      description: 'export_audit_log',
      metadata: JSON.stringify({ filter, reason }),
      error_message: null,
      staff_id: findActingStaffId(),
    })
    .returning(['id', sql<Date>`now()`.as('now')])
    .executeTakeFirstOrThrow()
  return fileLink(config.secrets.fileLinks, { folder: 'audit/', filename: `${id}.csv`, now })
}

/** The file behind a signed link, as long as whoever asked for it still may. */
export async function openAuditExport(
  { db, reports }: Pick<Services, 'db' | 'reports'>,
  { filename, expires }: FileLink,
): Promise<Readable> {
  const { rows } = await sql<{ id: string; filter: AuditFilter; roles: StaffRole[] }>`
    select e.id, e.metadata -> 'filter' as filter,
      array(select r.role from staff_roles r where r.staff_id = m.id) as roles
    from audit_entries e join staff_members m on m.id = e.staff_id and m.disabled_at is null
    where e.id = ${filename.replace(/\D/g, '')}::bigint and e.kind = 'export'
      and to_timestamp(${expires}) > now()`.execute(db)
  const { id, filter, roles } = orThrow(rows[0], 'not_found')
  if (!isPermitted(roles, 'audit.export')) throw new AppError('not_found')
  const csv = {
    bom: true,
    header: true,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
  } as const
  return Readable.from(listRows(await reports.choose(db), filter, id)).pipe(stringify(csv))
}

/** A page of the log at a time: no transaction stays open for as long as somebody's download takes. */
async function* listRows(db: Db, filter: AuditFilter, end: string): AsyncGenerator<string[]> {
  let before: string | null = end
  let count = 0
  while (before !== null && count < MOST_ROWS) {
    const page = await readAuditPage(db, filter, { before, limit: Math.min(PAGE, MOST_ROWS - count) })
    for (const entry of page.entries) yield toRow(entry)
    count += page.entries.length
    before = page.before
  }
  yield [`# rows: ${count}`, before === null ? '' : 'There are older entries: export a shorter time']
}

function toRow(entry: AuditEntry): string[] {
  const { id, at, kind, staff, customer, entity_type, entity_id, track_id, act, reason, details } = entry
  return [
    ...[id, formatMoment(at, 'en-IN'), kind, staff?.name ?? '', customer?.id ?? ''],
    ...[entity_type, entity_id ?? '', track_id ?? '', act, reason ?? '', JSON.stringify(details)],
  ]
}
