// Written by `npm run texts` from texts/en/web/acting.json.
import english from '../../../../../texts/en/web/acting.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ActingTexts {
  readonly left: (params: { minutes: number }) => string
  readonly leave: string
  readonly leaving: string
}

export const actingMessages = defineMessages<ActingTexts>('web/acting', english)
