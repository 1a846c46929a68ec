import type { WorkFilter } from '@sanad/contracts/staff'
import { listDoneKinds } from '@sanad/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from '../queue/work-conditions.ts'
import type { LockedItem } from './find-locked-item.ts'
import { getPresentOwner } from './present-owner.ts'
import { recordWorkAct } from './record-work-act.ts'

interface Taking {
  readonly viewer: Viewer
  readonly view: WorkFilter
  /** The subject that is open now: its pieces are not the next. */
  readonly except?: string | undefined
  readonly requestId: string
}

/**
 * The most urgent piece of a view for the member: priority, then due, then waiting longest. One of their own is answered as it is, before any
 * free one where the view is their own; a free one is taken. Whoever goes on from one of their own that they leave as it is
 * comes to what follows it, and round to the first once nothing else is there: two of them would come in turns for ever.
 * Skip locked: of two callers at once the second takes the next one instead of waiting for the first. Answers its id;
 * undefined where nothing waits. Idempotent by `requestId`.
 */
export function takeNextWork(
  db: Kysely<Tables>,
  { viewer, view: { owner, ...view }, except, requestId }: Taking,
): Promise<string | undefined> {
  const { staffId, roles } = viewer
  return db.transaction().execute(async (tx) => {
    // The same request twice at once: the second waits, and finds what the first took.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`take next ${requestId}`}, 0))`.execute(tx)
    const former = await findTaken(tx, requestId)
    if (former) return former
    if ((await getPresentOwner(tx, staffId)) !== staffId) throw new AppError('staff_absent')
    const inView = workConditions(view, viewer, listDoneKinds(roles))
    const fits = sql<boolean>`${inView}
      ${except === undefined ? sql`` : sql`and w.subject_id <> ${except}::uuid`}`
    const first = owner === 'none' ? undefined : await findOwn(tx, staffId, fits)
    const left =
      first && except && (await findOwn(tx, staffId, sql`${inView} and w.subject_id = ${except}::uuid`))
    const mine = left
      ? await findOwn(tx, staffId, sql`${fits} and (${urgency('w')}) > ${urgencyOf(left)}`)
      : first
    if (first !== undefined && owner === 'me') return mine ?? first
    // Two statements, as each has an index: of what is free, only what is more urgent than one's own.
    const { rows } = await sql<LockedItem>`
      select w.* from work_items w
      where w.owner is null and ${fits}
        ${mine === undefined ? sql`` : sql`and (${urgency('w')}) < ${urgencyOf(mine)}`}
      order by ${urgency('w')} limit 1
      for update skip locked`.execute(tx)
    const [item] = rows
    if (!item) return mine ?? first
    await recordWorkAct(tx, item, { act: 'taken', staffId, owner: staffId, requestId })
    return item.id
  })
}

const urgency = (table: string) =>
  sql.join(['priority', 'due_at', 'waiting_since', 'id'].map((key) => sql.ref(`${table}.${key}`)))

const urgencyOf = (id: string) => sql`(select ${urgency('m')} from work_items m where m.id = ${id}::bigint)`

async function findOwn(db: Db, staffId: string, fits: RawBuilder<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select w.id from work_items w where w.owner = ${staffId}::uuid and ${fits}
    order by ${urgency('w')} limit 1`.execute(db)
  return rows[0]?.id
}

async function findTaken(db: Db, requestId: string): Promise<string | undefined> {
  const item = await db
    .selectFrom('work_acts as a')
    .innerJoin('work_items as w', (join) =>
      join.onRef('w.kind', '=', 'a.kind').onRef('w.subject_id', '=', 'a.subject_id'),
    )
    .select('w.id')
    .where('a.request_id', '=', requestId)
    .executeTakeFirst()
  return item?.id
}
