import { type Kysely, sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { isDoneBy } from '../../case/open-work.ts'
import { assertVersion, findLockedItem, type LockedItem } from './find-locked-item.ts'
import { getPresentOwner } from './present-owner.ts'
import { isRepeatedWorkAct, recordWorkAct, type WorkAct } from './record-work-act.ts'

interface Owning extends WorkAct {
  readonly act: 'taken' | 'released' | 'assigned'
  readonly id: number
  readonly version: number | undefined
}

/** Takes, gives back or assigns a piece of work. Taking what another has is refused with who it is. Idempotent. */
export async function ownWork(db: Kysely<Tables>, { id, version, ...act }: Owning): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findLockedItem(tx, id, act.staffId)
    if (await isRepeatedWorkAct(tx, found, act)) return
    const item = orThrow(found, 'not_found')
    // Whoever takes what another has is told who that is.
    if (act.act !== 'taken') assertVersion(item, version)
    if (act.act === 'taken' && item.owner !== null && item.owner !== act.staffId) {
      throw new AppError('work_taken', { details: await findOwner(tx, item.owner, item.subject_id) })
    }
    // Nobody is given work who left or is away; who is away takes none either.
    if (act.owner && (await getPresentOwner(tx, act.owner)) !== act.owner) throw new AppError('staff_absent')
    if (act.owner && !(await canDo(tx, item, act.owner)))
      throw new AppError(act.act === 'taken' ? 'not_permitted' : 'owner_not_permitted')
    await recordWorkAct(tx, item, act)
  })
}

async function canDo(db: Db, { id }: LockedItem, owner: string): Promise<boolean> {
  const { rows } = await sql`
    select from work_items w where w.id = ${id}::bigint and ${isDoneBy(sql`${owner}::uuid`)}`.execute(db)
  return rows.length > 0
}

/** Who has it and since when, for the one who came second. */
async function findOwner(db: Db, owner: string, subjectId: string) {
  const { rows } = await sql<{ name: string; at: Date | null }>`
    select m.name, (select max(w.recorded_at) from work_acts w
                     where w.subject_id = ${subjectId}::uuid and w.owner = m.id) as at
    from staff_members m where m.id = ${owner}::uuid`.execute(db)
  const [found] = rows
  return { owner: found?.name ?? '', taken_at: found?.at?.toISOString() ?? null }
}
