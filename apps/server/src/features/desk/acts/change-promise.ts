import type { SeenState } from '@sanad/contracts'
import { addDays, type CalendarDay, findPromisableStage, indianDayOf, mostDaysAhead } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { expectedStages, type InBothLanguages } from '../../case/expected-stages.ts'
import { type PromiseRow, promiseRows } from '../../case/promised-days.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { readCentreCalendar } from '../../help/calendar-days.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertStaffAction, lockForStaff, standingForStaff } from './staff-application.ts'

interface Promised {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  readonly stageId: string
  readonly promisedOn: CalendarDay
  /** For the customer; empty where the day comes nearer. */
  readonly reason: InBothLanguages
  readonly requestId: string
}

/** Promises another day for the stage in progress. The customer is told of a later one. Idempotent by `requestId`. */
export async function changePromise(
  { db }: Pick<Services, 'db'>,
  { applicationId, staffId, stageId, promisedOn, reason, requestId, seen }: Promised,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const act = {
      application_id: applicationId,
      stage_id: stageId,
      promised_on: promisedOn,
      reason: reason.en,
      reason_hi: reason.hi,
    }
    if (await isRepeated(tx, 'promise_acts', requestId, act)) return
    await assertUnchanged(tx, applicationId, seen)
    const { timeline } = assertStaffAction(application, 'change_promise')
    const stage = findPromisableStage(timeline)
    if (stage?.id !== stageId) {
      throw new AppError('act_not_allowed', { details: { stage_id: stage?.id } })
    }
    const today = indianDayOf(await readNow(tx))
    const former = await readExpectedDay(tx, application, { stageId, today })
    assertDay(promisedOn, { today, former })
    const isLater = former === null || promisedOn > former
    if (isLater) assertReason(reason)
    await tx
      .insertInto('promise_acts')
      .values({ ...act, former_on: former, staff_id: staffId, request_id: requestId })
      .execute()
    if (isLater) {
      const params = { stage: stage.title, due_on: promisedOn, reason }
      await notifyOfApplication(tx, application, { kind: 'stage_promised', params, fact: requestId })
    }
    await endDraft(tx, { staffId, subjectId: applicationId, kind: 'promise' })
    await recordStaffAudit(tx, application, 'change_promise', { stage_id: stageId, promised_on: promisedOn })
  })
}

/** What the customer reads now; null where nothing can be said. */
async function readExpectedDay(
  db: Db,
  application: ApplicationRecord,
  { stageId, today }: { stageId: string; today: CalendarDay },
): Promise<CalendarDay | null> {
  const { rows } = await sql<{ promises: readonly PromiseRow[] }>`
    select ${promiseRows} as promises from applications a where a.id = ${application.id}`.execute(db)
  const known = {
    definition: application.definition,
    promises: rows[0]?.promises ?? [],
    calendar: await readCentreCalendar(db),
    today,
  }
  return expectedStages(known, standingForStaff(application)).get(stageId)?.day ?? null
}

function assertDay(
  day: CalendarDay,
  { today, former }: { today: CalendarDay; former: CalendarDay | null },
): void {
  if (day >= today && day <= addDays(today, mostDaysAhead) && day !== former) return
  const message = day === former ? 'This day was told before' : 'From today on, at most a year ahead'
  throw new AppError('invalid_request', { details: { issues: [{ path: 'promised_on', message }] } })
}

function assertReason({ en, hi }: InBothLanguages): void {
  const issues = Object.entries({ reason: en, reason_hi: hi })
    .filter(([, text]) => text.trim() === '')
    .map(([path]) => ({ path, message: 'A later day has a reason in both languages' }))
  if (issues.length > 0) throw new AppError('invalid_request', { details: { issues } })
}
