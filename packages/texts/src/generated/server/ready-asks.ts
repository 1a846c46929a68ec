// Written by `npm run texts` from texts/en/server/ready-asks.json.
import english from '../../../../../texts/en/server/ready-asks.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ReadyAsksTexts {
  readonly authority: string
  readonly address: string
  readonly bank: string
  readonly pan: string
  readonly photo: string
  readonly name_on_pan: string
  readonly established_on: string
}

export const readyAsksMessages = defineMessages<ReadyAsksTexts>('server/ready-asks', english)
