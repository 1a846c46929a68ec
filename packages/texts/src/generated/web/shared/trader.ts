// Written by `npm run texts` from texts/en/web/shared/trader.json.
import english from '../../../../../../texts/en/web/shared/trader.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface TraderTexts {
  readonly runBy: (params: { name: Value; address: Value; ways: Value }) => string
  readonly complaints: (params: { name: Value; ways: Value }) => string
  readonly refunds: string
}

export const traderMessages = defineMessages<TraderTexts>('web/shared/trader', english)
