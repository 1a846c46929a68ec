// Written by `npm run texts` from texts/en/server/field-help.json.
import english from '../../../../../texts/en/server/field-help.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface FieldHelpTexts {
  readonly aadhaarVoluntary: string
  readonly aadhaarNeeded: string
}

export const fieldHelpMessages = defineMessages<FieldHelpTexts>('server/field-help', english)
