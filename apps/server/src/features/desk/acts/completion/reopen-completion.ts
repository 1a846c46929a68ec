import { sql } from 'kysely'
import { orThrow } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import type { ApplicationRecord } from '../../../case/application-record.ts'
import { assertUndoable, secondsSince } from '../../../case/undo-window.ts'
import { takeBackNotice } from '../../../notifications/sending/take-back-notice.ts'
import { isRepeated } from '../is-repeated.ts'
import { reopenUnderLock } from '../reopen-stage.ts'

interface Reopening {
  /** Request id of the completion. */
  readonly takesBack: string
  readonly staffId: string
  readonly requestId: string
}

/** Reopens a stage that was just completed, and drops what the customer would be told of it. */
export async function reopenCompletion(
  tx: Db,
  application: ApplicationRecord,
  { takesBack, staffId, requestId }: Reopening,
): Promise<void> {
  const { id: applicationId, customerId } = application
  const completion = orThrow(await findCompletion(tx, applicationId, takesBack), 'act_not_allowed')
  const { stageId, recordedAt: since } = completion
  const act = { application_id: applicationId, kind: 'reopen', stage_id: stageId, comment: '' } as const
  if (await isRepeated(tx, 'staff_acts', requestId, act)) return
  assertUndoable(completion)
  await takeBackNotice(tx, { customerId, kind: 'stage_completed', fact: takesBack, since })
  await reopenUnderLock(tx, application, { staffId, stageId, reason: '', requestId })
  for (const fact of completion.files) {
    await takeBackNotice(tx, { customerId, kind: 'deliverable_ready', fact, since })
  }
}

interface Found {
  readonly stageId: string
  readonly recordedAt: Date
  /** Since it was recorded, by the database's clock. */
  readonly seconds: number
  /** Of the acknowledgement that came with it. */
  readonly files: readonly string[]
}

async function findCompletion(db: Db, applicationId: string, requestId: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select s.stage_id as "stageId", s.recorded_at as "recordedAt",
      ${secondsSince('s.recorded_at')} as seconds,
      array(select d.id::text from deliverables d where d.act_id = s.id) as files
    from staff_acts s
    where s.application_id = ${applicationId} and s.request_id = ${requestId} and s.kind = 'complete'`.execute(
    db,
  )
  return rows[0]
}
