// Written by `npm run texts` from texts/en/server/calendar.json.
import english from '../../../../../texts/en/server/calendar.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface CalendarTexts {
  readonly title: string
  readonly disclaimer: string
  readonly shortened: string
}

export const calendarMessages = defineMessages<CalendarTexts>('server/calendar', english)
