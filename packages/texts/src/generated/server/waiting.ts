// Written by `npm run texts` from texts/en/server/waiting.json.
import english from '../../../../../texts/en/server/waiting.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface WaitingTexts {
  readonly title: string
  readonly place: (params: { place: Value }) => string
  readonly goesOn: string
  readonly keepsPlace: string
  readonly notHeld: string
}

export const waitingMessages = defineMessages<WaitingTexts>('server/waiting', english)
