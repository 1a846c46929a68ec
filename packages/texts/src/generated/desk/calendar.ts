// Written by `npm run texts` from texts/en/desk/calendar.json.
import english from '../../../../../texts/en/desk/calendar.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface CalendarTexts {
  readonly pageTitle: (params: { year: Value }) => string
  readonly title: string
  readonly subtitle: (params: { year: Value; count: Value }) => string
  readonly earlierYear: string
  readonly laterYear: string
  readonly add: string
  readonly next: string
  readonly former: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly empty: string
  readonly nationalHoliday: string
  readonly emptyHint: string
  readonly closed: string
  readonly short: string
  readonly open: string
  readonly hours: (params: { from: Value; to: Value }) => string
  readonly recordedBy: (params: { source: Value; name: Value; day: Value }) => string
  readonly change: string
  readonly takeBack: string
  readonly day: string
  readonly kind: string
  readonly closedLong: string
  readonly shortLong: string
  readonly openLong: string
  readonly opens: string
  readonly closes: string
  readonly nameEnglish: string
  readonly nameHindi: string
  readonly source: string
  readonly sourceHint: string
  readonly why: string
  readonly save: string
  readonly withdraw: string
  readonly saved: string
  readonly withdrawn: string
  readonly notRecorded: string
  readonly missing: string
  readonly dayMissing: string
  readonly hoursWrong: string
  readonly datePattern: string
  readonly openCalendar: string
  readonly effect: string
  readonly effectLoading: string
  readonly effectFailed: string
  readonly nothingMoves: string
  readonly workLater: (params: { count: Value }) => string
  readonly workEarlier: (params: { count: Value }) => string
  readonly workLate: (params: { count: Value }) => string
  readonly promises: (params: { count: Value }) => string
  readonly consultations: (params: { count: Value; times: Value }) => string
  readonly slotsClosed: (params: { count: Value }) => string
  readonly slotsOpened: (params: { count: Value }) => string
  readonly past: string
}

export const calendarMessages = defineMessages<CalendarTexts>('desk/calendar', english)
