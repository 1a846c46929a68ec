import { type ExpertAbsence, endOfSlot, type Instant, isPermitted, seatsAt, staffRoles } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

export interface Expert {
  readonly id: string
  readonly name: string
}

const rolesOfExperts = staffRoles.filter((role) => isPermitted([role], 'consultation.manage'))

/** Members who may hold a consultation. */
export async function listExperts(db: Db): Promise<Expert[]> {
  const { rows } = await sql<Expert>`
    select m.id, m.name from staff_members m
    where m.disabled_at is null and exists (
      select from staff_roles r where r.staff_id = m.id and r.role = any(${rolesOfExperts}::text[]))
    order by m.name, m.id`.execute(db)
  return rows
}

/** When experts are away between two moments. */
export async function listExpertAbsences(
  db: Db,
  { from, to }: { from: Instant; to: Instant },
): Promise<ExpertAbsence[]> {
  const { rows } = await sql<{ staff_id: string; starts_at: Date; ends_at: Date }>`
    select a.staff_id, a.starts_at, a.ends_at from staff_absences a join staff_members m on m.id = a.staff_id
    where a.ends_at > ${from}::timestamptz and a.starts_at < ${to}::timestamptz and a.ends_at > a.starts_at
      and m.disabled_at is null and exists (
        select from staff_roles r where r.staff_id = m.id and r.role = any(${rolesOfExperts}::text[]))`.execute(
    db,
  )
  return rows.map(({ staff_id, starts_at, ends_at }) => ({
    expertId: staff_id,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }))
}

/** How many consultations a slot can have. */
export async function readSeatsAt(db: Db, startsAt: Instant): Promise<number> {
  const absences = await listExpertAbsences(db, { from: startsAt, to: endOfSlot(startsAt) })
  if (absences.length === 0) return seatsAt(startsAt, { experts: 0, absences })
  return seatsAt(startsAt, { experts: (await listExperts(db)).length, absences })
}
