// Written by `npm run texts` from texts/en/web/compliance-profile.json.
import english from '../../../../../texts/en/web/compliance-profile.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceProfileTexts {
  readonly profileTitle: (params: { firm: Value }) => string
  readonly profileIntro: string
  readonly loadingProfile: string
  readonly profileFailed: string
  readonly back: string
  readonly choose: string
  readonly placeholder: string
  readonly yes: string
  readonly no: string
  readonly unknown: string
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
  readonly gstHint: string
  readonly gstNone: string
  readonly gstMonthly: string
  readonly gstQuarterly: string
  readonly gstQuarterlyText: string
  readonly gstComposition: string
  readonly state: string
  readonly turnoverUpTo2: string
  readonly turnoverUpTo5: string
  readonly turnoverAbove5: string
  readonly taxAudit: string
  readonly taxAuditHint: string
  readonly taxAuditUnknown: string
  readonly advanceTax: string
  readonly advanceTaxHint: string
  readonly advanceTaxNone: string
  readonly advanceTaxQuarterly: string
  readonly advanceTaxPresumptive: string
  readonly advanceTaxUnknown: string
  readonly deductsTds: string
  readonly deductsTdsHint: string
  readonly deductsTdsUnknown: string
  readonly directorKycYear: string
  readonly directorKycYearHint: string
  readonly licences: string
  readonly licencesHint: string
  readonly licencesFssai: string
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
  readonly organisationSection8: string
  readonly gstRegisteredOn: string
  readonly gstRegisteredOnHint: string
  readonly notKnownYet: string
  readonly meetingHint: string
  readonly auditorYear: string
  readonly auditorYearHint: string
  readonly also: string
  readonly alsoUnknown: string
  readonly alsoUnsure: string
  readonly alsoUnsureHint: string
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
  readonly turnover: (params: { year: Value }) => string
  readonly turnoverHint: string
  readonly meeting: string
  readonly problemGstFuture: string
  readonly problemGstBeforeStart: string
  readonly problemMeetingFuture: string
  readonly problemMeetingsOfOneYear: string
  readonly problemAuditorYear: string
  readonly meetingLate: string
  readonly presumptiveDoubtful: string
  readonly alsoCharityAudit: string
}

export const complianceProfileMessages = defineMessages<ComplianceProfileTexts>('web/compliance-profile', english)
