import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Day, Done, Instant, requiredText } from '../wire.ts'
import { WorkItem } from './work.ts'

const edit = { access: 'staff', permission: 'calendar.edit' } as const

/** Minutes after midnight, IST. */
const Minute = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(24 * 60))
const dayName = requiredText(100, 'Please name the day in both languages.')

export const CalendarDayRecord = z.object({
  day: Day,
  /** `short`: open for these hours only; `open`: on a day on which it is usually closed. */
  kind: z.enum(['closed', 'short', 'open']),
  opens: z.nullable(z.int()),
  closes: z.nullable(z.int()),
  name: z.object({ en: z.string(), hi: z.string() }),
  source: z.string(),
  /** Null where no member of this centre recorded it. */
  recorded_by: z.nullable(z.string()),
  recorded_at: Instant,
})
export type CalendarDayRecord = z.infer<typeof CalendarDayRecord>

export const listCalendarDays = defineEndpoint({
  ...edit,
  name: 'listCalendarDays',
  summary: 'List the holidays, half days and extra openings of the centre in a year, with their source',
  method: 'GET',
  path: () => '/api/staff/calendar-days',
  query: z.object({ year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2099)) }),
  success: z.object({ success: z.literal(true), data: z.array(CalendarDayRecord) }),
  errors: [],
})

export const CalendarEffect = z.object({
  /** Open work whose due time moves. */
  work: z.object({
    later: z.int(),
    earlier: z.int(),
    /** Of those: what would be overdue at once. */
    late: z.int(),
    /** The first ten. */
    examples: z.array(
      z.object({
        kind: WorkItem.shape.kind,
        track_id: z.nullable(z.string()),
        from: Instant,
        to: Instant,
      }),
    ),
  }),
  /** Dates promised to customers that would not be kept; they stay as they were promised. */
  promises: z.int(),
  /** Booked consultations that have no slot any more. */
  consultations: z.array(Instant),
  /** Free slots of consultations that close, or open where it is negative. */
  slots_closed: z.int(),
})
export type CalendarEffect = z.infer<typeof CalendarEffect>

export const readCalendarEffect = defineEndpoint({
  ...edit,
  name: 'readCalendarEffect',
  summary:
    'Say what a change of a day would move: due times of open work, promised dates, slots of consultations; nothing is recorded',
  method: 'GET',
  path: () => '/api/staff/calendar-days/effect',
  query: z.object({
    day: Day,
    /** `usual`: what is recorded for the day is taken back. */
    kind: z.enum(['closed', 'short', 'open', 'usual']),
    opens: z.optional(Minute),
    closes: z.optional(Minute),
  }),
  success: z.object({ success: z.literal(true), data: CalendarEffect }),
  errors: ['act_not_allowed'],
})

export const saveCalendarDay = defineEndpoint({
  ...edit,
  name: 'saveCalendarDay',
  summary:
    'Record a holiday, a half day or an extra opening from today on, in place of what was recorded for the day. Idempotent',
  method: 'POST',
  proof: true,
  path: () => '/api/staff/calendar-days',
  body: z.object({
    day: Day,
    kind: z.enum(['closed', 'short', 'open']),
    opens: z.optional(z.nullable(z.int())),
    closes: z.optional(z.nullable(z.int())),
    name: z.object({ en: dayName, hi: dayName }),
    source: requiredText(300, 'Please name the notification, or who decided it.'),
  }),
  success: Done,
  errors: ['act_not_allowed'],
})

export const withdrawCalendarDay = defineEndpoint({
  ...edit,
  name: 'withdrawCalendarDay',
  summary: 'Take back what is recorded for a day from today on: the usual hours hold again',
  method: 'POST',
  proof: true,
  path: () => '/api/staff/calendar-days/withdrawal',
  body: z.object({ day: Day, reason: requiredText(300, 'Please say why.') }),
  success: Done,
  errors: ['act_not_allowed'],
})
