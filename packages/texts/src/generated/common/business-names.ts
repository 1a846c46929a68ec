// Written by `npm run texts` from texts/en/common/business-names.json.
import english from '../../../../../texts/en/common/business-names.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface BusinessNamesTexts {
  readonly marked: (params: { name: Value; mark: Value }) => string
  readonly pan: (params: { pan: Value }) => string
  readonly added: (params: { time: Value }) => string
  readonly addedNumber: (params: { time: Value; number: Value }) => string
}

export const businessNamesMessages = defineMessages<BusinessNamesTexts>('common/business-names', english)
