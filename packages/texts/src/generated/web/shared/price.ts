// Written by `npm run texts` from texts/en/web/shared/price.json.
import english from '../../../../../../texts/en/web/shared/price.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface PriceTexts {
  readonly applicationFee: string
  readonly discount: string
  readonly subtotal: string
  readonly total: string
}

export const priceMessages = defineMessages<PriceTexts>('web/shared/price', english)
