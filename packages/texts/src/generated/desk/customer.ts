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
