// Written by `npm run texts` from texts/en/web/shared/personal.json.
import english from '../../../../../../texts/en/web/shared/personal.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface PersonalTexts {
  readonly name: string
  readonly email: string
  readonly birthDate: string
  readonly address: string
  readonly optional: (params: { label: Value }) => string
  readonly nameRequired: string
  readonly nameTooLong: (params: { max: Value }) => string
  readonly emailInvalid: string
  readonly birthDateUnknown: string
  readonly birthDateInvalid: string
  readonly addressTooLong: (params: { max: Value }) => string
  readonly checkThis: string
  readonly birthDateMinor: string
}

export const personalMessages = defineMessages<PersonalTexts>('web/shared/personal', english)
