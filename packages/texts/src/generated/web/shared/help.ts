// Written by `npm run texts` from texts/en/web/shared/help.json.
import english from '../../../../../../texts/en/web/shared/help.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface HelpTexts {
  readonly reachUs: string
  readonly call: (params: { number: Value }) => string
  readonly whatsapp: (params: { number: Value }) => string
  readonly hours: (params: { from: Value; to: Value; opens: Value; closes: Value }) => string
}

export const helpMessages = defineMessages<HelpTexts>('web/shared/help', english)
