import type { InformationRules, PricedBasis, StandingBasis } from '@sanad/domain'
import { sql } from 'kysely'
import { type OpenOrdersRow, openOrderColumns, openOrderOf } from './live-order.ts'
import { type PriceTermsRow, priceTermsOf } from './price-terms.ts'
import { factsOf, type RecordedFactsRow, recordedFacts } from './recorded-facts.ts'

/** What a statement over `applications a` selects so that `standingOf(basisOf(row, …))` reads where they stand. */
export const standingBasis = sql`${recordedFacts}, ${openOrderColumns}`

export interface StandingRow extends RecordedFactsRow, OpenOrdersRow {}

/** From a row of a list: its version of the service may be an outline. */
export function basisOf(row: StandingRow, definition: InformationRules): StandingBasis {
  return { definition, facts: factsOf(row), openOrder: openOrderOf(row) }
}

/** From a row that selects `priceTerms` too. */
export function pricedBasisOf(
  row: StandingRow & PriceTermsRow,
  definition: PricedBasis['definition'],
): PricedBasis {
  return { ...basisOf(row, definition), ...priceTermsOf(row), definition }
}
