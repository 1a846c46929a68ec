// Written by `npm run texts` from texts/en/desk/shared/more.json.
import english from '../../../../../../texts/en/desk/shared/more.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface MoreTexts {
  readonly more: string
}

export const moreMessages = defineMessages<MoreTexts>('desk/shared/more', english)
