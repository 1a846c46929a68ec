// Written by `npm run texts` from texts/en/desk/hold.json.
import english from '../../../../../texts/en/desk/hold.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface HoldTexts {
  readonly title: string
  readonly onHold: string
  readonly hold: string
  readonly holdAndTell: string
  readonly resume: string
  readonly resumed: string
  readonly notRecorded: string
  readonly whose: string
  readonly customer: string
  readonly department: string
  readonly ours: string
  readonly inEnglish: string
  readonly inHindi: string
  readonly until: string
  readonly untilHint: string
  readonly untilWrong: string
  readonly lastsUntil: (params: { day: Value }) => string
  readonly sayWhy: string
  readonly recording: string
  readonly datePattern: string
  readonly calendar: string
}

export const holdMessages = defineMessages<HoldTexts>('desk/hold', english)
