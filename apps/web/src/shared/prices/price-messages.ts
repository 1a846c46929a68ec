import { defineMessages } from '@sanad/web-kit'

export const priceMessages = defineMessages({
  en: {
    applicationFee: 'Application Fee',
    discount: 'Discount',
    subtotal: 'Subtotal',
    total: 'Total Amount',
  },
  hi: {
    applicationFee: 'आवेदन शुल्क',
    discount: 'छूट',
    subtotal: 'उप-योग',
    total: 'कुल राशि',
  },
})

export type PriceTexts = (typeof priceMessages)['en']
