import type { CatalogueService } from '@sanad/contracts'
import type { ServicesTexts } from '@sanad/texts/web/services'

const notes = {
  fixed: 'priceFixed',
  per_unit: 'pricePerUnit',
  first_stage: 'priceFirstStage',
  from: 'priceFrom',
} as const satisfies Record<CatalogueService['price_note'], keyof ServicesTexts>

/** What the price on a card of the catalogue is the price of. */
export function priceNote(
  { price_note }: Pick<CatalogueService, 'price_note'>,
  texts: ServicesTexts,
): string {
  return texts[notes[price_note]]
}
