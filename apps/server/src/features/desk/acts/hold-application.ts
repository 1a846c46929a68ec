import type { SeenState } from '@sanad/contracts'
import type { CalendarDay, HoldReason, LocalText } from '@sanad/domain'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
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
    await tx
      .insertInto('staff_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    await notifyOfApplication(
      tx,
      record,
      kind === 'hold'
        ? { kind: 'application_on_hold', params: { reason: comment }, fact: requestId }
        : { kind: 'application_resumed', params: {}, fact: requestId },
    )
    await recordStaffAudit(tx, record, kind)
  })
}
