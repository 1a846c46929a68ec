// Written by `npm run texts` from texts/en/web/shared/business-name.json.
import english from '../../../../../../texts/en/web/shared/business-name.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface BusinessNameTexts {
  readonly name: string
  readonly nameHint: string
  readonly enterName: string
  readonly sameTitle: string
  readonly sameText: (params: { button: Value }) => string
  readonly sameTextOfName: (params: { button: Value }) => string
  readonly use: string
}

export const businessNameMessages = defineMessages<BusinessNameTexts>('web/shared/business-name', english)
