import { standingOf } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { willBeShown } from '../case/shown-deliverable.ts'
import { notifyOfApplication } from '../notifications/sending/notify-of-application.ts'
import type { DeliverableRow } from './deliverable-view.ts'

interface Told extends Pick<DeliverableRow, 'id' | 'title'> {
  /** For so long it can be taken back. */
  readonly heldSeconds: number
}

/**
 * Notifies the customer of a deliverable as soon as it is clean and visible. Called under the application's lock with a
 * record that was read since: when it was attached and when the scanner has found it clean.
 */
export async function tellOfDeliverable(db: Db, record: ApplicationRecord, id: string): Promise<void> {
  const isCompleted = standingOf(record).clientStatus === 'completed'
  await tell(db, record, sql`d.id = ${id} and ${willBeShown(isCompleted)}`)
}

/** Notifies of what waited for the completion of the application. */
export async function tellOfWaitingDeliverables(db: Db, record: ApplicationRecord): Promise<void> {
  await tell(
    db,
    record,
    sql`d.application_id = ${record.id} and not d.visible_at_once and ${willBeShown(true)}`,
  )
}

async function tell(db: Db, record: ApplicationRecord, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Told>`
    select d.id, d.title, greatest(0, extract(epoch from d.visible_at - clock_timestamp()))::float8 as "heldSeconds"
    from deliverables d where ${which} order by d.attached_at`.execute(db)
  for (const { id, title, heldSeconds } of rows) {
    await notifyOfApplication(db, record, {
      kind: 'deliverable_ready',
      params: { title },
      fact: id,
      heldSeconds,
    })
  }
}
