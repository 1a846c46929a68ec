// Written by `npm run texts` from texts/en/desk/customer.json.
import english from '../../../../../texts/en/desk/customer.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface CustomerTexts {
  readonly loading: string
  readonly failed: string
  readonly notFound: string
  readonly notFoundText: string
  readonly toWork: string
  readonly since: (params: { day: Value }) => string
  readonly openWork: string
  readonly actAs: string
  readonly opening: string
  readonly actAsFailed: string
  readonly cancel: string
  readonly actingTitle: (params: { name: Value }) => string
  readonly actingText: string
  readonly actingNothingProved: string
  readonly codeWay: string
  readonly codeBySms: (params: { to: Value }) => string
  readonly codeByEmail: (params: { to: Value }) => string
  readonly codeSend: string
  readonly codeSending: string
  readonly codeSent: string
  readonly codeNotSent: string
  readonly codeWait: (params: { time: Value }) => string
  readonly codeRead: string
  readonly codeIncomplete: string
  readonly codeWrong: (params: { tries: number }) => string
  readonly codeExpired: string
  readonly codeLocked: (params: { time: Value }) => string
  readonly openPortal: string
  readonly businesses: string
  readonly noBusinesses: string
  readonly ways: string
  readonly proved: string
  readonly notProved: string
  readonly language: string
  readonly hindi: string
  readonly english: string
  readonly kind: string
  readonly everything: string
  readonly nothing: string
  readonly timeline: string
  readonly nominee: string
  readonly noteTitle: string
  readonly noteCall: string
  readonly noteSave: string
  readonly noteKept: string
  readonly noteNotKept: string
  readonly noteWords: string
  readonly noteHint: string
  readonly noteMissing: string
  readonly noteIsCall: string
  readonly noteAboutOthers: string
}

export const customerMessages = defineMessages<CustomerTexts>('desk/customer', english)
