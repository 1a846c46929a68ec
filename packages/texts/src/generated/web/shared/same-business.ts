// Written by `npm run texts` from texts/en/web/shared/same-business.json.
import english from '../../../../../../texts/en/web/shared/same-business.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface SameBusinessTexts {
  readonly title: string
  readonly text: string
  readonly textOfName: string
  readonly use: string
}

export const sameBusinessMessages = defineMessages<SameBusinessTexts>('web/shared/same-business', english)
