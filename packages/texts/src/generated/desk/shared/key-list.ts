// Written by `npm run texts` from texts/en/desk/shared/key-list.json.
import english from '../../../../../../texts/en/desk/shared/key-list.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface KeyListTexts {
  readonly next: string
  readonly previous: string
}

export const keyListMessages = defineMessages<KeyListTexts>('desk/shared/key-list', english)
