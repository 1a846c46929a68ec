import { randomBytes } from 'node:crypto'
import type { SeenState } from '@sanad/contracts'
import { type CalendarDay, undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { isTakenBack } from '../../case/taken-back.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { dueDay } from './due-day.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Question {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  readonly title: string
  readonly titleHi: string | null
  readonly kind: 'text' | 'date' | 'file'
  /** The last day on which it is expected; a week ahead where nobody chose one. */
  readonly dueOn: CalendarDay | undefined
  readonly requestId: string
}

/** Requests another text, date or file, which the application then waits for. Idempotent by `requestId`, and by its words while it waits. */
export async function askExtraItem(
  { db }: Pick<Services, 'db'>,
  { applicationId, staffId, title, titleHi, kind, dueOn, requestId, seen }: Question,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const asked = { application_id: applicationId, title, title_hi: titleHi, kind }
    const repeated = { ...asked, ...(dueOn !== undefined && { due_on: dueOn }) }
    if (await isRepeated(tx, 'extra_item_requests', requestId, repeated)) return
    await endDraft(tx, { staffId, subjectId: applicationId, kind: 'ask' })
    if (await isStillAsked(tx, { ...asked, staff_id: staffId })) return
    await assertUnchanged(tx, applicationId, seen)
    assertStaffAction(record, 'ask_extra_item')
    const item_id = `asked-${randomBytes(5).toString('hex')}`
    await tx
      .insertInto('extra_item_requests')
      .values({
        ...asked,
        item_id,
        due_on: await dueDay(tx, dueOn),
        staff_id: staffId,
        request_id: requestId,
      })
      .execute()
    await notifyOfApplication(tx, record, {
      kind: 'information_asked',
      params: { item: { en: title, hi: titleHi ?? title } },
      fact: requestId,
      heldSeconds: undoSeconds,
    })
    await recordStaffAudit(tx, record, 'ask_extra_item', { item_id, kind })
  })
}

interface Asked {
  readonly application_id: string
  readonly staff_id: string
  readonly title: string
  readonly title_hi: string | null
  readonly kind: string
}

/** Whether the same member asks for the same already, and has no answer: sent from a second tab, it has another request id. */
async function isStillAsked(db: Db, asked: Asked): Promise<boolean> {
  const { rows } = await sql`
    select from extra_item_requests q
    where q.application_id = ${asked.application_id}::uuid and q.staff_id = ${asked.staff_id}::uuid
      and q.title = ${asked.title} and q.title_hi is not distinct from ${asked.title_hi} and q.kind = ${asked.kind}
      and not ${isTakenBack('q')}
      and not exists (
        select from submitted_extra_info e where e.application_id = q.application_id and e.item_id = q.item_id)
      and not exists (
        select from submitted_fields f where f.application_id = q.application_id and f.field_id = q.item_id)
      and not exists (
        select from uploaded_documents d where d.application_id = q.application_id and d.document_id = q.item_id)
    limit 1`.execute(db)
  return rows.length > 0
}
