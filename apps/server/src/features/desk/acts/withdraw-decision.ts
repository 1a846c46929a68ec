import { sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { countsStill } from '../../case/document-status.ts'
import { assertUndoable, secondsSince } from '../../case/undo-window.ts'
import { takeBackNotice } from '../../notifications/sending/take-back-notice.ts'
import { takeBackLateFields } from './late-fields.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, assertStaffAction, lockForStaff } from './staff-application.ts'

interface Withdrawal {
  /** Id of the file. */
  readonly documentId: string
  readonly staffId: string
  /** Request id of the decision. */
  readonly withdraws: string
  readonly requestId: string
}

/** Takes back one's own last decision about a file before the customer is told of it. Idempotent by `requestId`. */
export async function withdrawDecision(
  { db }: Pick<Services, 'db'>,
  { documentId, staffId, withdraws, requestId }: Withdrawal,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const file = await tx
      .selectFrom('uploaded_documents')
      .select(['application_id', 'document_id'])
      .where('id', '=', documentId)
      .executeTakeFirst()
    const { application_id: applicationId, document_id } = orThrow(file, 'not_found')
    const record = await lockForStaff(tx, applicationId)
    const decision = orThrow(await findDecision(tx, { documentId, staffId, withdraws }), 'not_found')
    if (decision.takenBackBy === requestId) return
    // Read again under the lock.
    if (await isReplaced(tx, documentId)) throw new AppError('document_replaced')
    if (decision.isLast !== true) throw actNotAllowed([])
    assertUndoable(decision)
    // Where papers are not judged any more, decisions are not taken back either.
    assertStaffAction(record, 'accept_document')
    await tx
      .insertInto('document_decisions')
      .values({
        document_id: documentId,
        decision: 'withdrawn',
        withdraws: decision.id,
        staff_id: staffId,
        request_id: requestId,
      })
      .execute()
    const held = { customerId: record.customerId, fact: documentId, since: decision.recordedAt }
    if (decision.decision === 'rejected') await takeBackNotice(tx, { ...held, kind: 'document_rejected' })
    else await takeBackLateFields(tx, record, decision.recordedAt)
    await recordStaffAudit(tx, record, 'withdraw_decision', { document_id, upload_id: documentId })
  })
}

interface Found {
  readonly id: string
  readonly decision: 'accepted' | 'rejected'
  readonly recordedAt: Date
  /** Since it was recorded, by the database's clock. */
  readonly seconds: number
  readonly takenBackBy: string | null
  /** Whether it is what counts now; null where nothing does any more. */
  readonly isLast: boolean | null
}

async function findDecision(
  db: Db,
  { documentId, staffId, withdraws }: Omit<Withdrawal, 'requestId'>,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select j.id, j.decision, j.recorded_at as "recordedAt",
      ${secondsSince('j.recorded_at')} as seconds,
      (select w.request_id from document_decisions w where w.withdraws = j.id) as "takenBackBy",
      j.id = (select max(c.id) from document_decisions c
               where c.document_id = j.document_id and ${countsStill('c')}) as "isLast"
    from document_decisions j
    where j.request_id = ${withdraws} and j.document_id = ${documentId} and j.staff_id = ${staffId}
      and j.decision <> 'withdrawn'
  `.execute(db)
  return rows[0]
}

async function isReplaced(db: Db, documentId: string): Promise<boolean> {
  const { replaced_at } = await db
    .selectFrom('uploaded_documents')
    .select('replaced_at')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  return replaced_at !== null
}
