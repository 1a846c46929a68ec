// Written by `npm run texts` from texts/en/web/shared/field-input.json.
import english from '../../../../../../texts/en/web/shared/field-input.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface FieldInputTexts {
  readonly selectOption: string
  readonly clearChoice: string
  readonly datePattern: string
  readonly yearShort: string
  readonly openCalendar: string
}

export const fieldInputMessages = defineMessages<FieldInputTexts>('web/shared/field-input', english)
