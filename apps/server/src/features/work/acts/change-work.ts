import { kindsEndedByNote } from '@sanad/domain'
import type { Kysely } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import { assertVersion, findLockedItem } from './find-locked-item.ts'
import { isRepeatedWorkAct, recordWorkAct, type WorkAct } from './record-work-act.ts'

interface Change extends WorkAct {
  readonly act: 'snoozed' | 'due' | 'priority' | 'done'
  readonly id: number
  readonly version: number | undefined
}

/** Puts off, dates, ranks or finishes a piece of work; what the act alone does not decide, the commit projects. Idempotent. */
export async function changeWork(db: Kysely<Tables>, { id, version, ...act }: Change): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findLockedItem(tx, id, act.staffId)
    if (await isRepeatedWorkAct(tx, found, act)) return
    const item = orThrow(found, 'not_found')
    assertVersion(item, version)
    if (act.act === 'done' && !kindsEndedByNote.includes(item.kind)) throw new AppError('act_not_allowed')
    await recordWorkAct(tx, item, act)
  })
}
