import type { StaffAct } from '@sanad/contracts/staff'
import {
  type CalendarDay,
  type DocumentStatus,
  type LocalText,
  listDocumentActions,
  undoSeconds,
} from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { type CurrentDocument, findCurrentDocument } from '../../documents/document-queries.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { dueDay } from './due-day.ts'
import { isRepeated } from './is-repeated.ts'
import { tellOfLateFields } from './late-fields.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, assertStaffAction, lockForStaff } from './staff-application.ts'

interface Rejection {
  readonly text: LocalText
  /** What it was made from, see listRejectionReasons. */
  readonly templateId: string | null
  /** The last day on which another file is expected; a week ahead where nobody chose one. */
  readonly dueOn: CalendarDay | undefined
}

interface Decision {
  readonly documentId: string
  readonly staffId: string
  readonly decision: 'accepted' | 'rejected'
  /** Shown to the customer; null for an acceptance. */
  readonly reason: Rejection | null
  readonly requestId: string
  /** Refused where the status of the file is another one by now; undefined: whatever it is. */
  readonly seen?: DocumentStatus | undefined
}

/** Accepts or rejects the current file of a document; a replaced file is refused. Idempotent by `requestId`. */
export async function decideDocument(
  { db }: Pick<Services, 'db'>,
  { documentId, staffId, decision, reason, requestId, seen }: Decision,
): Promise<void> {
  const action = decision === 'accepted' ? 'accept_document' : 'reject_document'
  await db.transaction().execute(async (tx) => {
    const uploaded = await tx
      .selectFrom('uploaded_documents')
      .select(['application_id as applicationId', 'document_id as documentId'])
      .where('id', '=', documentId)
      .executeTakeFirst()
    const place = orThrow(uploaded, 'not_found')
    const record = await lockForStaff(tx, place.applicationId)
    const act = {
      document_id: documentId,
      decision,
      reason: reason?.text.en ?? null,
      reason_hi: reason?.text.hi ?? null,
      template_id: reason?.templateId ?? null,
    }
    const chosen = reason?.dueOn
    const repeated = { ...act, ...(chosen !== undefined && { due_on: chosen }) }
    if (await isRepeated(tx, 'document_decisions', requestId, repeated)) return
    const current = await findCurrentDocument(tx, place)
    if (current?.id !== documentId) throw new AppError('document_replaced')
    if (seen !== undefined && seen !== current.status) throw await changedMeanwhile(tx, current)
    assertStaffAction(record, action)
    const allowed = listDocumentActions(current.status)
    if (!allowed.includes(action)) throw actNotAllowed(allowed)
    await tx
      .insertInto('document_decisions')
      .values({
        ...act,
        due_on: reason && (await dueDay(tx, reason.dueOn)),
        staff_id: staffId,
        request_id: requestId,
      })
      .execute()
    await endDraft(tx, { staffId, subjectId: documentId, kind: 'reason' })
    if (reason !== null) {
      const label = record.definition.documents.find(({ id }) => id === place.documentId)?.label
      await notifyOfApplication(tx, record, {
        kind: 'document_rejected',
        params: {
          document: label ?? place.documentId,
          reason: reason.text,
          document_id: place.documentId,
        },
        fact: documentId,
        heldSeconds: undoSeconds,
      })
    }
    await tellOfLateFields(tx, record)
    await recordStaffAudit(tx, record, action, { document_id: place.documentId, upload_id: documentId })
  })
}

/** The refusal with the last decision about the file, by whomever: whoever decides all the same knows of it. */
async function changedMeanwhile(
  db: Db,
  { id, status }: Pick<CurrentDocument, 'id' | 'status'>,
): Promise<AppError> {
  const last = await db
    .selectFrom('document_decisions as j')
    .innerJoin('staff_members as m', 'm.id', 'j.staff_id')
    .select(['j.decision', 'j.recorded_at', 'm.name'])
    .where('j.document_id', '=', id)
    .orderBy('j.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const changes = last
    ? [{ fact: facts[last.decision], by: last.name, at: last.recorded_at.toISOString() }]
    : []
  return new AppError('changed_meanwhile', { details: { seen: status, changes } })
}

const facts = {
  accepted: 'accept_document',
  rejected: 'reject_document',
  withdrawn: 'withdraw_decision',
} as const satisfies Record<string, StaffAct>
