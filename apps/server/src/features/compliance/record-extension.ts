import { type DateOfLaw, Extension, listDatesOfLaw } from '@sanad/domain/compliance'
import { sql } from 'kysely'
import * as z from 'zod'
import { actingAs } from '../../platform/acting-staff.ts'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { CalendarRefused, getCalendarEditor } from '../work/calendar/calendar-editor.ts'
import { complianceRules } from './law/compliance-rules.ts'
import { extensionJob } from './tell-of-extension.ts'

/** A notification as it was read. */
export interface GivenExtension {
  readonly form: string
  readonly periodTo: string
  /** The date that is moved, where the period has several. */
  readonly from: string | null
  readonly to: string
  readonly gstCodes: readonly string[] | null
  readonly notification: string
  readonly address: string
}

/** Moves a due date by a notification; whom it touches is told by a job. Answers its id, or throws CalendarRefused. */
export async function recordExtension(
  db: Db,
  { extension, email }: { extension: GivenExtension; email: string },
): Promise<string> {
  const { form, period_to, from, to, notification } = parseExtension(extension)
  return db.transaction().execute(async (tx) => {
    const staffId = await getCalendarEditor(tx, { email })
    const { id } = await tx
      .insertInto('due_date_extensions')
      .values({
        form,
        period_to,
        from_day: from,
        to_day: to,
        gst_codes: extension.gstCodes && [...extension.gstCodes],
        notification,
        address: extension.address,
        recorded_by: staffId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(tx, { id, staffId, description: `Moved a due date: ${notification}` })
    return id
  })
}

/**
 * Takes an extension back: the date of the law holds again, and whom it touched is told. Idempotent: answers whether it
 * was this call that did it. Throws CalendarRefused.
 */
export async function withdrawExtension(
  db: Db,
  { id, reason, email }: { id: string; reason: string; email: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const staffId = await getCalendarEditor(tx, { email })
    const known = tx.selectFrom('due_date_extensions').select('id').where(sql`id::text`, '=', id)
    if (!(await known.executeTakeFirst())) throw new CalendarRefused(`There is no extension ${id}`)
    const withdrawn = await tx
      .insertInto('due_date_extension_withdrawals')
      .values({ extension_id: id, reason, recorded_by: staffId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('extension_id')
      .executeTakeFirst()
    if (!withdrawn) return false
    await recordChange(tx, { id, staffId, description: `Took a moved due date back: ${reason}` })
    return true
  })
}

async function recordChange(
  db: Db,
  { id, staffId, description }: { id: string; staffId: string; description: string },
): Promise<void> {
  await actingAs(staffId, () =>
    recordAudit(db, {
      action: 'STAFF_ACTION',
      entityType: 'due_date_extension',
      entityId: null,
      customerId: null,
      description,
      metadata: { extension: id },
    }),
  )
  await enqueueJob(db, extensionJob, { extensionId: id })
}

function parseExtension({ form, periodTo, gstCodes, address, ...rest }: GivenExtension): Extension {
  const { from, to, notification } = rest
  const source = { mark: 'V', text: notification, addresses: [address], seen_on: to }
  const who = gstCodes ? { gst_codes: gstCodes } : {}
  const parsed = z.safeParse(Extension, { form, period_to: periodTo, from, to, who, notification, source })
  if (!parsed.success) throw new CalendarRefused(z.prettifyError(parsed.error))
  assertMovesDate(parsed.data, gstCodes)
  return parsed.data
}

/** What moves no date of anybody is a mistake of typing. */
function assertMovesDate({ form, period_to, from, to }: Extension, gstCodes: readonly string[] | null): void {
  const dates = listDatesOfLaw(complianceRules, form, { periodTo: period_to, gstCodes })
  if (dates.length === 0)
    throw new CalendarRefused(`${form} has no due date for a period that ends on ${period_to}`)
  const law = dates.map(datesText).join(', ')
  const concerned = dates.filter(({ first, last }) => from === null || (first <= from && from <= last))
  if (concerned.length === 0) {
    throw new CalendarRefused(`${from} is no due date of ${form} for that period; the law has ${law}`)
  }
  if (concerned.every(({ first }) => to <= (from ?? first))) {
    throw new CalendarRefused(`An extension moves a date forward: ${to} is not later than ${from ?? law}`)
  }
}

const datesText = ({ first, last }: DateOfLaw) => (first === last ? first : `${first} to ${last}`)
