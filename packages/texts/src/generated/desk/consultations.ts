// Written by `npm run texts` from texts/en/desk/consultations.json.
import english from '../../../../../texts/en/desk/consultations.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ConsultationsTexts {
  readonly pageTitle: (params: { days: Value }) => string
  readonly title: string
  readonly count: (params: { days: Value; count: Value }) => string
  readonly today: string
  readonly earlier: string
  readonly later: string
  readonly showDay: string
  readonly showWeek: string
  readonly nextOne: string
  readonly formerOne: string
  readonly next: string
  readonly failed: string
  readonly retry: string
  readonly loading: string
  readonly empty: string
  readonly emptyHint: string
  readonly grid: string
  readonly time: string
  readonly closed: string
  readonly seats: (params: { taken: Value; seats: Value }) => string
  readonly everybodyAway: string
  readonly statusRequested: string
  readonly statusConfirmed: string
  readonly statusDone: string
  readonly statusMissed: string
  readonly statusLapsed: string
  readonly statusCancelled: string
  readonly topicNewRegistration: string
  readonly topicGst: string
  readonly topicIncomeTax: string
  readonly topicCompany: string
  readonly topicLicences: string
  readonly topicSkill: string
  readonly topicApplication: string
  readonly topicOther: string
  readonly troubleClosed: string
  readonly troubleAway: (params: { name: Value }) => string
  readonly customer: string
  readonly how: string
  readonly phone: (params: { mobile: Value }) => string
  readonly video: string
  readonly about: string
  readonly application: string
  readonly question: string
  readonly expert: string
  readonly link: string
  readonly nothingToDo: string
  readonly notRecorded: string
  readonly confirm: string
  readonly confirmAnew: string
  readonly confirmAndTell: string
  readonly nowConfirmed: string
  readonly chooseExpert: string
  readonly notFree: (params: { name: Value }) => string
  readonly linkWrong: string
  readonly move: string
  readonly moveAndTell: string
  readonly nowMoved: (params: { day: Value; time: Value }) => string
  readonly day: string
  readonly chooseTime: string
  readonly noneFree: string
  readonly datePattern: string
  readonly openCalendar: string
  readonly cancelIt: string
  readonly cancelAndTell: string
  readonly keepIt: string
  readonly nowCancelled: string
  readonly reasonEnglish: string
  readonly reasonHindi: string
  readonly sayWhy: string
  readonly complete: string
  readonly completeAndTell: string
  readonly nowDone: string
  readonly noteOptional: string
  readonly noteHint: string
  readonly aboutOthers: string
  readonly miss: string
  readonly nowMissed: string
}

export const consultationsMessages = defineMessages<ConsultationsTexts>('desk/consultations', english)
