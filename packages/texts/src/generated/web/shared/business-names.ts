// Written by `npm run texts` from texts/en/web/shared/business-names.json.
import english from '../../../../../../texts/en/web/shared/business-names.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface BusinessNamesTexts {
  readonly namesake: (params: { since: Value; count: number }) => string
}

export const businessNamesMessages = defineMessages<BusinessNamesTexts>('web/shared/business-names', english)
