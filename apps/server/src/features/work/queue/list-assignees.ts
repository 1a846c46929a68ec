import { maxWorkCount, type WorkAssignee } from '@sanad/contracts/staff'
import { isPermitted, staffRoles } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isDoneBy } from '../../case/open-work.ts'

const working = staffRoles.filter((role) => isPermitted([role], 'work.take'))

/** Whom these pieces can be given to: members who may do them all and are not away, each with how much they have. */
export async function listAssignees(db: Db, items: readonly string[] = []): Promise<WorkAssignee[]> {
  const { rows } = await sql<WorkAssignee>`
    select m.id, m.name,
      (select count(*)::int
        from (select from work_items w where w.owner = m.id limit ${sql.lit(maxWorkCount)}) theirs) as open
    from staff_members m
    where m.password_hash is not null and present_owner(m.id) = m.id
      and exists (select from staff_roles r where r.staff_id = m.id and r.role = any(${working}::text[]))
      and not exists (select from work_items w where w.id = any(${items}::bigint[]) and not ${isDoneBy(sql`m.id`)})
    order by m.name, m.id limit 500`.execute(db)
  return rows
}
