// Written by `npm run texts` from texts/en/web/compliance.json.
import english from '../../../../../texts/en/web/compliance.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceTexts {
  readonly title: string
  readonly intro: string
  readonly loading: string
  readonly failed: string
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
  readonly unnamed: string
  readonly noBusinessTitle: string
  readonly noBusinessText: string
  readonly businessName: string
  readonly enterName: string
  readonly addBusiness: string
  readonly adding: string
  readonly addFailed: string
  readonly setUpTitle: (params: { firm: Value }) => string
  readonly setUpText: string
  readonly setUp: string
  readonly filingsDue: (params: { count: number }) => string
  readonly filingsDueAtLeast: (params: { count: number }) => string
  readonly seeDueDates: string
  readonly nextDue: string
  readonly overdue: string
  readonly overdueText: string
  readonly nothingDue: string
  readonly nothingDueText: string
  readonly earlier: string
  readonly later: string
  readonly answers: string
  readonly changeAnswers: string
  readonly statusDone: string
  readonly statusOverdue: string
  readonly statusDueSoon: string
  readonly statusUpcoming: string
  readonly dueOn: (params: { day: Value }) => string
  readonly doneOn: (params: { day: Value }) => string
  readonly markDone: string
  readonly marking: string
  readonly undo: string
  readonly marked: string
  readonly unmarked: string
  readonly markFailed: string
  readonly profileTitle: (params: { firm: Value }) => string
  readonly profileIntro: string
  readonly loadingProfile: string
  readonly profileFailed: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly back: string
  readonly choose: string
  readonly placeholder: string
  readonly yes: string
  readonly no: string
  readonly organisation: string
  readonly organisationIndividual: string
  readonly organisationProprietorship: string
  readonly organisationHuf: string
  readonly organisationPartnership: string
  readonly organisationLlp: string
  readonly organisationPrivate: string
  readonly organisationPublic: string
  readonly organisationOpc: string
  readonly organisationTrust: string
  readonly startedOn: string
  readonly startedOnHint: string
  readonly gst: string
  readonly gstNone: string
  readonly gstMonthly: string
  readonly gstQuarterly: string
  readonly gstQuarterlyText: string
  readonly gstComposition: string
  readonly state: string
  readonly turnover: string
  readonly turnoverUpTo2: string
  readonly turnoverUpTo5: string
  readonly turnoverAbove5: string
  readonly taxAudit: string
  readonly taxAuditHint: string
  readonly advanceTax: string
  readonly advanceTaxHint: string
  readonly advanceTaxNone: string
  readonly advanceTaxQuarterly: string
  readonly advanceTaxPresumptive: string
  readonly deductsTds: string
  readonly deductsTdsHint: string
  readonly directorKycYear: string
  readonly directorKycYearHint: string
  readonly licences: string
  readonly licencesHint: string
  readonly licenceName: string
  readonly licenceNameMissing: string
  readonly licenceUntil: string
  readonly licenceUntilMissing: string
  readonly licencesProblem: string
  readonly addLicence: string
  readonly removeLicence: (params: { name: Value }) => string
  readonly thisLicence: string
  readonly change: string
  readonly changeCorrection: string
  readonly changeFrom: string
  readonly changeFromText: string
  readonly validFrom: string
  readonly validFromWrong: (params: { from: Value }) => string
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly saveFailed: string
  readonly problemQuarterlyTurnover: string
  readonly problemCompositionTurnover: string
  readonly problemStateMissing: string
  readonly problemGstIndividual: string
  readonly dueToday: string
  readonly dueTomorrow: string
  readonly dueInDays: (params: { count: Value }) => string
  readonly dueDaysAgo: (params: { count: number }) => string
  readonly view: string
  readonly viewList: string
  readonly viewMonth: string
  readonly monthBefore: string
  readonly monthAfter: string
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
  readonly movedBy: (params: { from: Value; notification: Value }) => string
  readonly lateFee: (params: { rate: Value; count: number; amount: Value }) => string
  readonly lateFeeCap: (params: { cap: Value }) => string
  readonly lateFeeCapTax: string
  readonly lateFeeCapFees: string
  readonly questions: string
  readonly questionsText: string
  readonly organisationSection8: string
  readonly gstRegisteredOn: string
  readonly gstRegisteredOnHint: string
  readonly yearTurnover: (params: { year: Value }) => string
  readonly yearTurnoverHint: (params: { year: Value }) => string
  readonly notKnownYet: string
  readonly meeting: string
  readonly meetingHint: string
  readonly auditorYear: string
  readonly auditorYearHint: string
  readonly also: string
  readonly alsoBusinessIncome: string
  readonly alsoOtherAudit: string
  readonly alsoCharity: string
  readonly alsoInternational: string
  readonly alsoIff: string
  readonly alsoIsd: string
  readonly alsoGstTds: string
  readonly alsoEcommerce: string
  readonly alsoOidar: string
  readonly alsoNonResident: string
  readonly alsoExports: string
  readonly alsoCollectsTcs: string
  readonly alsoDeposits: string
  readonly alsoMsmeDues: string
  readonly alsoEmployees: string
  readonly alsoFssai: string
}

export const complianceMessages = defineMessages<ComplianceTexts>('web/compliance', english)
