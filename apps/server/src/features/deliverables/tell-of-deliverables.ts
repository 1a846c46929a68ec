import { standingOf, undoSeconds } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { isShownDeliverable } from '../case/shown-deliverable.ts'
import { notifyOfApplication } from '../notifications/sending/notify-of-application.ts'
import type { DeliverableRow } from './deliverable-view.ts'

type Told = Pick<DeliverableRow, 'id' | 'title'>

/**
 * Notifies the customer of a deliverable as soon as it is clean and visible. Called under the application's lock with a
 * record that was read since: when it was attached and when the scanner has found it clean. It can be taken back until then.
 */
export async function tellOfDeliverable(db: Db, record: ApplicationRecord, id: string): Promise<void> {
  const isCompleted = standingOf(record).clientStatus === 'completed'
  await tell(db, record, sql`d.id = ${id} and ${isShownDeliverable(isCompleted)}`, undoSeconds)
}

/** Notifies of what waited for the completion of the application. */
export async function tellOfWaitingDeliverables(db: Db, record: ApplicationRecord): Promise<void> {
  await tell(
    db,
    record,
    sql`d.application_id = ${record.id} and not d.visible_at_once and ${isShownDeliverable(true)}`,
  )
}

async function tell(
  db: Db,
  record: ApplicationRecord,
  which: RawBuilder<unknown>,
  heldSeconds = 0,
): Promise<void> {
  const { rows } = await sql<Told>`
    select d.id, d.title from deliverables d where ${which} order by d.attached_at`.execute(db)
  for (const { id, title } of rows) {
    await notifyOfApplication(db, record, {
      kind: 'deliverable_ready',
      params: { title },
      fact: id,
      heldSeconds,
    })
  }
}
