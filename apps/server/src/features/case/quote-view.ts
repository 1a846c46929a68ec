import type { QuoteView } from '@sanad/contracts'
import type { Quote } from '@sanad/domain'

export function toQuoteView({ fee, discount, subtotal, taxes, tax, total }: Quote): QuoteView {
  return { base: fee, discount, subtotal, taxes, tax, total }
}
