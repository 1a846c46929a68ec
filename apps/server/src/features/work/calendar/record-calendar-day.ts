import type { LocalText } from '@sanad/domain'
import { sql } from 'kysely'
import * as z from 'zod'
import { actingAs } from '../../../platform/acting-staff.ts'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type CalendarEditor, CalendarRefused, getCalendarEditor } from './calendar-editor.ts'

/** A day on which the centre is not open as usual. */
export interface GivenDay {
  /** YYYY-MM-DD. */
  readonly day: string
  /** `short`: open for fewer hours; `open`: on a day on which it is usually closed. */
  readonly kind: 'closed' | 'short' | 'open'
  /** Minutes after midnight, IST; none where it is closed. */
  readonly hours: { readonly opens: number; readonly closes: number } | null
  readonly name: LocalText
  /** The notification, or whose decision it was. */
  readonly source: string
}

const Day = z.object({
  day: z.iso.date(),
  name: z.object({ en: z.string().trim().min(1).max(100), hi: z.string().trim().min(1).max(100) }),
  source: z.string().trim().min(1).max(300),
})

/** Records a day of the centre's calendar, in place of what was recorded for it before. Throws CalendarRefused. */
export async function recordCalendarDay(
  db: Db,
  { given, ...editor }: { given: GivenDay } & CalendarEditor,
): Promise<void> {
  const parsed = Day.safeParse(given)
  if (!parsed.success) throw new CalendarRefused(z.prettifyError(parsed.error))
  const { day, name, source } = parsed.data
  const { kind, hours } = given
  if ((hours === null) !== (kind === 'closed'))
    throw new CalendarRefused('A short or open day has hours, a closed one none')
  if (hours && !(hours.opens < hours.closes && hours.closes <= 24 * 60))
    throw new CalendarRefused('The centre opens before it closes')
  await change(
    db,
    { day, editor, description: `Recorded ${day} as ${kind}: ${name.en} (${source})` },
    (replaces) => ({
      kind,
      opens: hours?.opens ?? null,
      closes: hours?.closes ?? null,
      name,
      source,
      replaces: replaces?.id ?? null,
    }),
  )
}

/** Takes back what was recorded for a day: the usual hours hold again. Throws CalendarRefused. */
export async function withdrawCalendarDay(
  db: Db,
  { day, reason, ...editor }: { day: string; reason: string } & CalendarEditor,
): Promise<void> {
  await change(db, { day, editor, description: `Took ${day} back: ${reason}` }, (replaces) => {
    if (!replaces) throw new CalendarRefused(`Nothing is recorded for ${day}`)
    return {
      kind: 'usual',
      opens: null,
      closes: null,
      name: replaces.name,
      source: reason,
      replaces: replaces.id,
    }
  })
}

interface Recorded extends Omit<NewRow, 'replaces'> {
  readonly id: string
}

interface NewRow {
  readonly kind: GivenDay['kind'] | 'usual'
  readonly opens: number | null
  readonly closes: number | null
  readonly name: LocalText
  readonly source: string
  readonly replaces: string | null
}

async function change(
  db: Db,
  { day, editor, description }: { day: string; editor: CalendarEditor; description: string },
  rowFor: (replaces: Recorded | undefined) => NewRow,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const staffId = await getCalendarEditor(tx, editor)
    // One change of a day at a time: otherwise two rows of it would hold.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`centre ${day}`}, 0))`.execute(tx)
    const { rows } = await sql<Recorded>`
      select c.id, c.kind, c.opens, c.closes, c.name, c.source from calendar_days c
       where c.calendar = 'centre' and c.day::text = ${day} and c.kind <> 'usual'
         and not exists (select from calendar_days later where later.replaces = c.id)`.execute(tx)
    const { name, ...row } = rowFor(rows[0])
    if (rows[0] && isSame(rows[0], { name, ...row })) return
    await tx
      .insertInto('calendar_days')
      .values({ ...row, calendar: 'centre', day, name: JSON.stringify(name), recorded_by: staffId })
      .execute()
    await actingAs(staffId, () =>
      recordAudit(tx, {
        action: 'STAFF_ACTION',
        entityType: 'calendar_day',
        entityId: null,
        customerId: null,
        description,
        metadata: { day },
      }),
    )
  })
}

/** Recorded again as it is: sent twice, or by two who read the same notification. */
function isSame(one: Omit<NewRow, 'replaces'>, other: Omit<NewRow, 'replaces'>): boolean {
  const { kind, opens, closes, source, name } = one
  return (
    kind === other.kind &&
    opens === other.opens &&
    closes === other.closes &&
    source === other.source &&
    name.en === other.name.en &&
    name.hi === other.name.hi
  )
}
