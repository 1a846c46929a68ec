// Written by `npm run texts` from texts/en/web/login.json.
import english from '../../../../../texts/en/web/login.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface LoginTexts {
  readonly title: (params: { brand: Value }) => string
  readonly lead: string
  readonly mobile: string
  readonly mobileRequired: string
  readonly mobileInvalid: string
  readonly submit: string
  readonly submitting: string
  readonly failed: string
  readonly unknown: string
  readonly unknownCreate: string
  readonly chosen: string
  readonly newHere: (params: { brand: Value }) => string
  readonly loggedOut: string
  readonly create: string
  readonly loggedOutElsewhere: string
  readonly sessionEnded: string
  readonly offline: string
}

export const loginMessages = defineMessages<LoginTexts>('web/login', english)
