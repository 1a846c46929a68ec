// Written by `npm run texts` from texts/en/web/application-form.json.
import english from '../../../../../texts/en/web/application-form.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ApplicationFormTexts {
  readonly submitFailed: string
  readonly user: string
  readonly business: string
  readonly application: string
  readonly userText: string
  readonly businessText: string
  readonly applicationText: string
  readonly check: string
  readonly checkText: string
  readonly step: (params: { step: Value; all: Value }) => string
  readonly steps: string
  readonly continue: string
  readonly back: string
  readonly submit: string
  readonly submitting: string
  readonly submitted: string
  readonly change: string
  readonly changeStep: (params: { group: Value }) => string
  readonly notGiven: string
  readonly optional: string
  readonly correctMarked: string
  readonly ofMinor: string
  readonly notKept: string
  readonly saving: string
  readonly saved: (params: { time: Value }) => string
  readonly notSaved: string
  readonly notSavedFinal: string
  readonly restored: (params: { time: Value }) => string
  readonly need: string
  readonly needText: string
  readonly needFormats: (params: { formats: Value; megabytes: Value }) => string
  readonly needFailed: string
  readonly doneTitle: string
  readonly doneText: (params: { date: Value }) => string
  readonly overtaken: string
  readonly overtakenAsk: string
  readonly toVerification: string
  readonly toPayment: string
  readonly toService: string
  readonly edit: string
  readonly gstinUpdate: string
  readonly gstinLabel: string
  readonly gstinHint: string
  readonly gstinSave: string
  readonly gstinSaving: string
  readonly gstinSaved: string
  readonly gstinFailed: string
  readonly cancel: string
  readonly editTitle: string
  readonly editMissing: string
  readonly editEmpty: string
  readonly editMissingHelp: string
  readonly save: string
  readonly updating: string
  readonly updated: string
  readonly updateFailed: string
  readonly updateError: string
  readonly close: string
  readonly toReview: string
  readonly stillMissing: string
  readonly missingBelow: (params: { count: number }) => string
  readonly backToService: string
  readonly doubts: string
}

export const applicationFormMessages = defineMessages<ApplicationFormTexts>('web/application-form', english)
