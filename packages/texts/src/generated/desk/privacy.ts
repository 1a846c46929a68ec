// Written by `npm run texts` from texts/en/desk/privacy.json.
import english from '../../../../../texts/en/desk/privacy.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface PrivacyTexts {
  readonly pageTitle: string
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly empty: string
  readonly emptyHint: string
  readonly waiting: string
  readonly blocked: string
  readonly cancelled: string
  readonly done: string
  readonly asked: (params: { day: Value }) => string
  readonly due: (params: { day: Value }) => string
  readonly doneOn: (params: { day: Value }) => string
  readonly held: (params: { what: Value; count: Value; day: Value }) => string
  readonly blockedHint: string
  readonly toCustomer: string
  readonly payments: string
  readonly applications: string
  readonly consultations: string
  readonly consents: string
  readonly audit: string
  readonly nominee: string
  readonly nomineeHint: string
  readonly nomineeReason: string
  readonly nomineeReasonMissing: string
  readonly nomineeShow: string
  readonly nomineeReading: string
  readonly nomineeNone: string
  readonly nomineeFailed: string
  readonly 'relation.spouse': string
  readonly 'relation.child': string
  readonly 'relation.parent': string
  readonly 'relation.sibling': string
  readonly 'relation.partner': string
  readonly 'relation.other': string
  readonly nomineeShown: (params: { name: Value; relation: Value; mobile: Value; day: Value }) => string
}

export const privacyMessages = defineMessages<PrivacyTexts>('desk/privacy', english)
