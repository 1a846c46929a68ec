import type { CatalogueService } from '@sanad/contracts'
import { formatRupees } from '../../shared/format/format.ts'
import type { ServicesTexts } from './messages.ts'

const texts = {
  fixed: 'priceFixed',
  per_unit: 'pricePerUnit',
  first_stage: 'priceFirstStage',
  from: 'priceFrom',
} as const satisfies Record<CatalogueService['price_note'], keyof ServicesTexts>

/** The least that is payable now, in words that say what it is. */
export function priceText(
  { from_price, price_note }: Pick<CatalogueService, 'from_price' | 'price_note'>,
  messages: ServicesTexts,
): string {
  return messages[texts[price_note]](formatRupees(from_price))
}
