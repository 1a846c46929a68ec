import type { StaffTeam } from '@sanad/contracts/staff'
import { type Kysely, sql } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Tables } from '../../../../platform/database-tables.ts'
import type { Db } from '../../../../platform/db.ts'
import { recordAudit } from '../../../audit/record-audit.ts'

export async function listTeams(db: Db): Promise<StaffTeam[]> {
  const { rows } = await sql<StaffTeam>`
    select t.id, t.name, array(select s.service_slug from team_services s where s.team_id = t.id
      order by s.service_slug) as services
    from teams t order by t.name`.execute(db)
  return rows
}

interface Team {
  readonly id: number | 'new'
  readonly name: string
  readonly services: readonly string[]
}

/** Makes or changes a team. Who works where is each person's; whose a service is decides what they see. */
export function saveTeam(db: Kysely<Tables>, { id, name, services }: Team): Promise<StaffTeam> {
  return db.transaction().execute(async (tx) => {
    const same = await tx.selectFrom('teams').select('id').where('name', '=', name).executeTakeFirst()
    if (same && same.id !== id) throw new AppError('team_exists')
    const saved =
      id === 'new'
        ? await tx.insertInto('teams').values({ name }).returning('id').executeTakeFirst()
        : await tx.updateTable('teams').set({ name }).where('id', '=', id).returning('id').executeTakeFirst()
    if (!saved) throw new AppError('team_unknown')
    await tx.deleteFrom('team_services').where('team_id', '=', saved.id).execute()
    const rows = [...new Set(services)].map((service_slug) => ({ team_id: saved.id, service_slug }))
    if (rows.length > 0) await tx.insertInto('team_services').values(rows).execute()
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'team',
      entityId: String(saved.id),
      customerId: null,
      description: 'team_saved',
      metadata: { name, services },
    })
    return { id: saved.id, name, services: [...new Set(services)].sort() }
  })
}
