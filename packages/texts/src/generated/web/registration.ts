// Written by `npm run texts` from texts/en/web/registration.json.
import english from '../../../../../texts/en/web/registration.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface RegistrationTexts {
  readonly title: string
  readonly lead: string
  readonly mobile: string
  readonly mobileRequired: string
  readonly mobileInvalid: string
  readonly offers: string
  readonly notice: string
  readonly adults: string
  readonly readNotice: string
  readonly submit: string
  readonly submitting: string
  readonly haveAccount: string
  readonly login: string
  readonly failed: string
  readonly refused: string
  readonly wentWrong: string
  readonly existsTitle: string
  readonly existsText: string
  readonly userExists: string
  readonly existsMobile: string
  readonly existsEmail: string
  readonly cancel: string
  readonly yesLogin: string
  readonly verifyTitle: string
  readonly verifyLead: (params: { mobile: Value }) => string
  readonly verify: string
  readonly backToForm: string
  readonly backToLogin: string
  readonly incomplete: string
  readonly waitFor: (params: { time: Value }) => string
  readonly firstSendFailed: string
  readonly sendFailed: string
  readonly resendFailed: string
  readonly attemptsExceeded: string
  readonly doneTitle: string
  readonly doneText: string
  readonly doneOnText: string
  readonly doneLoginText: string
  readonly more: string
  readonly moreText: string
  readonly missing: (params: { fields: Value }) => string
  readonly offline: string
}

export const registrationMessages = defineMessages<RegistrationTexts>('web/registration', english)
