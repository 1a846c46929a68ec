// Written by `npm run texts` from texts/en/kit/waiting.json.
import english from '../../../../../texts/en/kit/waiting.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface WaitingTexts {
  readonly place: (params: { place: Value }) => string
  readonly kept: string
}

export const waitingMessages = defineMessages<WaitingTexts>('kit/waiting', english)
