// Written by `npm run texts` from texts/en/web/consult.json.
import english from '../../../../../texts/en/web/consult.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ConsultTexts {
  readonly title: string
  readonly intro: string
  readonly book: string
  readonly loading: string
  readonly listFailed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly upcoming: string
  readonly past: string
  readonly hours: string
  readonly all: string
  readonly topicNewRegistration: string
  readonly topicGst: string
  readonly topicIncomeTax: string
  readonly topicCompany: string
  readonly topicLicences: string
  readonly topicSkill: string
  readonly topicApplication: string
  readonly topicOther: string
  readonly phone: string
  readonly video: string
  readonly phoneText: (params: { mobile: Value }) => string
  readonly phoneTextUnknown: string
  readonly videoText: string
  readonly statusRequested: string
  readonly statusConfirmed: string
  readonly statusDone: string
  readonly statusMissed: string
  readonly statusLapsed: string
  readonly statusCancelled: string
  readonly about: string
  readonly expert: string
  readonly service: string
  readonly note: string
  readonly how: string
  readonly join: string
  readonly opensNewTab: string
  readonly move: string
  readonly cancel: string
  readonly changeableUntil: (params: { when: Value }) => string
  readonly formTitle: string
  readonly topic: string
  readonly chooseTopic: string
  readonly topicRequired: string
  readonly mode: string
  readonly modeRequired: string
  readonly application: string
  readonly applicationHint: string
  readonly noApplication: string
  readonly chooseApplication: string
  readonly applicationRequired: string
  readonly question: string
  readonly questionHint: string
  readonly tooLong: (params: { max: Value }) => string
  readonly day: string
  readonly time: (params: { day: Value }) => string
  readonly timeHint: string
  readonly timeRequired: string
  readonly timeGone: string
  readonly full: string
  readonly mine: string
  readonly loadingSlots: string
  readonly slotsFailed: string
  readonly noSlots: string
  readonly submit: string
  readonly submitAt: (params: { when: Value }) => string
  readonly booking: string
  readonly booked: string
  readonly bookedElsewhere: string
  readonly bookFailed: string
  readonly moveTitle: string
  readonly moveText: (params: { when: Value }) => string
  readonly moveLoses: (params: { expert: Value }) => string
  readonly moveLosesCall: (params: { expert: Value }) => string
  readonly moveSubmit: string
  readonly moving: string
  readonly moved: string
  readonly moveFailed: string
  readonly close: string
  readonly cancelTitle: string
  readonly cancelText: (params: { when: Value }) => string
  readonly keep: string
  readonly cancelSubmit: string
  readonly cancelling: string
  readonly cancelled: string
  readonly cancelFailed: string
}

export const consultMessages = defineMessages<ConsultTexts>('web/consult', english)
