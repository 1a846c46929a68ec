import type { SeenState } from '@sanad/contracts'
import { type CalendarDay, type HoldReason, indianDayOf, type LocalText, undoSeconds } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { dropUntoldNotice } from '../../notifications/sending/take-back-notice.ts'
import { assertAhead } from './due-day.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Hold {
  readonly seen?: SeenState | undefined
  readonly kind: 'hold' | 'resume'
  /** The day until which a hold is expected to last. */
  readonly until?: CalendarDay | null
  /** Whose reason a hold has. */
  readonly waitsFor?: HoldReason
  readonly applicationId: string
  readonly staffId: string
  /** For the customer. */
  readonly comment: LocalText
  readonly requestId: string
}

/** Puts an application on hold or resumes it. Idempotent by `requestId`. */
export async function holdApplication(
  { db }: Pick<Services, 'db'>,
  { kind, until = null, waitsFor, applicationId, staffId, comment, requestId, seen }: Hold,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = {
      application_id: applicationId,
      kind,
      comment: comment.en,
      comment_hi: comment.hi ?? null,
      until_on: until,
      waits_for: waitsFor ?? null,
    }
    if (await isRepeated(tx, 'staff_acts', requestId, act)) return
    await assertUnchanged(tx, applicationId, seen)
    assertStaffAction(record, kind)
    if (until !== null) assertAhead(until, indianDayOf(await readNow(tx)), 'until')
    await tx
      .insertInto('staff_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    if (kind === 'hold') {
      await endDraft(tx, { staffId, subjectId: applicationId, kind })
      const params = { reason: comment }
      const told = { kind: 'application_on_hold', params, fact: requestId, heldSeconds: undoSeconds } as const
      await notifyOfApplication(tx, record, told)
      // Of a hold that nobody was told of there is no end to tell of.
    } else if (!(await dropUntoldHold(tx, record))) {
      await notifyOfApplication(tx, record, { kind: 'application_resumed', params: {}, fact: requestId })
    }
    await recordStaffAudit(tx, record, kind)
  })
}

async function dropUntoldHold(db: Db, { id, customerId }: ApplicationRecord): Promise<boolean> {
  const hold = await db
    .selectFrom('staff_acts')
    .select('request_id')
    .where('application_id', '=', id)
    .where('kind', '=', 'hold')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!hold) return false
  return dropUntoldNotice(db, { customerId, kind: 'application_on_hold', fact: hold.request_id })
}
