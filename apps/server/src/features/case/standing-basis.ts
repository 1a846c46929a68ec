import type { InformationRules, PricedBasis, StandingBasis } from '@sanad/domain'
import { sql } from 'kysely'
import { type OpenOrdersRow, openOrderColumns, openOrderOf } from './live-order.ts'
import { type PriceTermsRow, priceTermsOf } from './price-terms.ts'
import { factsOf, type RecordedFactsRow, recordedFacts } from './recorded-facts.ts'

/** Columns over `applications a` from whose row `standingOf(basisOf(row, …))` is computed. */
export const standingBasis = sql`${recordedFacts}, ${openOrderColumns}`

export interface StandingRow extends RecordedFactsRow, OpenOrdersRow {}

/** For rows of lists: an outline of the service version is enough. */
export function basisOf(row: StandingRow, definition: InformationRules): StandingBasis {
  return { definition, facts: factsOf(row), openOrder: openOrderOf(row) }
}

/** For rows that select `priceTerms` too. */
export function pricedBasisOf(
  row: StandingRow & PriceTermsRow,
  definition: PricedBasis['definition'],
): PricedBasis {
  return { ...basisOf(row, definition), ...priceTermsOf(row), definition }
}
