import { findGrant, listClosedWorkKinds, type StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Sees } from '../../platform/live/sight.ts'
import { closedServices } from '../case/own-teams.ts'

interface Sight {
  readonly id: string
  readonly staffId: string
  readonly roles: readonly StaffRole[]
  readonly closed: readonly string[]
}

/** What members who have the desk open may hear of: whatever is no decision of others, in whose lists it stands or not: what else they have open follows it. */
export interface WorkSights {
  /** Reads anew what the members of these sessions may see; answers which of the sessions are live. */
  look(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  seesOf(staffId: string): Sees
}

export function createWorkSights(db: Db): WorkSights {
  // One for each member who has looked; nobody sees anything before.
  const sights = new Map<string, Sees>()
  return {
    async look(sessionIds) {
      if (sessionIds.length === 0) return new Set()
      const { rows } = await sql<Sight>`
        select l.id, l.staff_id as "staffId",
          array(select r.role from staff_roles r where r.staff_id = l.staff_id) as roles,
          ${closedServices(sql`l.staff_id`)} as closed
        from live_staff_sessions l where l.id = any(${sessionIds}::uuid[])`.execute(db)
      for (const sight of rows) sights.set(sight.staffId, seesBy(sight))
      return new Set(rows.map(({ id }) => id))
    },
    seesOf: (staffId) => sights.get(staffId) ?? (() => false),
  }
}

function seesBy({ staffId, roles, closed }: Sight): Sees {
  const closedKinds: ReadonlySet<string> = new Set(listClosedWorkKinds(roles))
  const othersServices = new Set(findGrant(roles, 'work.read') === 'all' ? [] : closed)
  return ({ kind, service, owners }) =>
    (kind === null || !closedKinds.has(kind)) &&
    (service === null || !othersServices.has(service) || owners.includes(staffId))
}
