import type { Instant } from '../calendar/instant.ts'
import { type CalendarEntry, workingCalendar } from '../calendar/working-calendar.ts'
import { NO_FACTS } from '../case/application-facts.ts'
import type { ApplicationHistory, GivenFile } from '../clock/application-history.ts'

/** Moment of a day in India: `ist('2026-04-30', '16:45')`. */
export function ist(day: string, time: string): Instant {
  return new Date(`${day}T${time}:00+05:30`).toISOString()
}

export function closedOn(...days: string[]): CalendarEntry[] {
  return days.map((day) => ({ calendar: 'centre', day, kind: 'closed', opens: null, closes: null }))
}

/** National and State holidays of 2026 that the worked examples of the clock name. */
export const holidays2026 = closedOn(
  '2026-01-26',
  '2026-04-14',
  '2026-05-01',
  '2026-08-15',
  '2026-10-02',
  '2026-12-25',
)

export const centre2026 = workingCalendar('centre', holidays2026)

/** History of `service()`: everything given and paid at the moment, as a customer who is done at once. */
export function historyOf(at: Instant, changes: Partial<ApplicationHistory> = {}): ApplicationHistory {
  const files: readonly GivenFile[] = changes.files ?? [{ documentId: 'pan-card', at, verdicts: [] }]
  const [file] = files.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return {
    ...NO_FACTS,
    createdAt: at,
    settled: [{ item: 'service', at }],
    fields: [
      { fieldId: 'head', at },
      { fieldId: 'seats', at },
    ],
    extraItems: [{ id: 'sector', at }],
    paidRupees: 15_000,
    undecidedPayments: [],
    documents: file
      ? [
          {
            documentId: file.documentId,
            status: file.verdicts.at(-1)?.verdict ?? 'submitted',
            at: file.at,
          },
        ]
      : [],
    ...changes,
    files,
  }
}
