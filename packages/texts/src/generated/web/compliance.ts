// Written by `npm run texts` from texts/en/web/compliance.json.
import english from '../../../../../texts/en/web/compliance.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceTexts {
  readonly title: string
  readonly intro: string
  readonly loading: string
  readonly errorTitle: string
  readonly tryAgain: string
  readonly disclaimer: string
  readonly exporting: string
  readonly exportFailed: string
  readonly business: string
  readonly allBusinesses: string
  readonly partOfBusinesses: (params: { count: number }) => string
  readonly firstBusinesses: string
  readonly nextBusinesses: string
  readonly noBusinessTitle: string
  readonly noBusinessText: string
  readonly businessName: string
  readonly enterName: string
  readonly addBusiness: string
  readonly adding: string
  readonly addedElsewhere: (params: { firm: Value }) => string
  readonly addFailed: string
  readonly setUpTitle: (params: { firm: Value }) => string
  readonly setUpText: string
  readonly setUp: string
  readonly overdue: string
  readonly overdueText: string
  readonly nothingDue: string
  readonly nothingDueText: string
  readonly earlier: string
  readonly later: string
  readonly answers: string
  readonly changeAnswers: string
  readonly doneOn: (params: { day: Value }) => string
  readonly markDone: string
  readonly marking: string
  readonly undo: string
  readonly marked: string
  readonly unmarked: string
  readonly markFailed: string
  readonly view: string
  readonly viewList: string
  readonly viewMonth: string
  readonly monthBefore: string
  readonly monthAfter: string
  readonly monthFirst: string
  readonly monthLast: string
  readonly nothingInMonth: string
  readonly dueCount: (params: { count: number }) => string
  readonly setUpMore: (params: { count: number }) => string
  readonly reminders: string
  readonly remindersLoading: string
  readonly remindersFailed: string
  readonly remindersNotSaved: string
  readonly remindersWhen: string
  readonly remindersHow: string
  readonly remindersHowHint: string
  readonly daysBefore: (params: { count: number }) => string
  readonly bySms: string
  readonly byEmail: string
  readonly byWhatsapp: string
  readonly channelUnverified: string
  readonly verifyChannels: string
  readonly inPortal: string
  readonly remindersOff: string
  readonly remindersSummary: (params: { when: Value; how: Value }) => string
  readonly formNumbers: (params: { numbers: Value }) => string
  readonly assumesMeeting: string
  readonly assumesTurnover: string
  readonly unsureItem: string
  readonly movedBy: (params: { from: Value; notification: Value }) => string
  readonly lateFee: (params: { rate: Value; count: number; amount: Value }) => string
  readonly lateFeeCap: (params: { cap: Value }) => string
  readonly lateFeeCapTax: string
  readonly lateFeeCapFees: string
  readonly questions: string
  readonly questionsText: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly lateFeeRate: (params: { rate: Value }) => string
  readonly lateFeeCapTurnover: string
  readonly portalAlone: string
  readonly portalAloneText: string
  readonly validities: string
  readonly validUntil: (params: { day: Value }) => string
}

export const complianceMessages = defineMessages<ComplianceTexts>('web/compliance', english)
