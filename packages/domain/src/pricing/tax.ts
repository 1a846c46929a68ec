import {
  allocate,
  fromRupees,
  type Money,
  percentageHalfUp,
  RUPEE,
  roundHalfUpToRupees,
  toRupees,
} from './money.ts'

/** Tax in total, in percent (specification 9). */
const TAX_PERCENT = 18

export type TaxKind = 'CGST' | 'SGST' | 'IGST'

/** One line of tax; `amount` in whole rupees. */
export type TaxLine = { kind: TaxKind; percent: number; amount: number }

/** The tax on an exact taxable value: 18 %, rounded half up to whole rupees. */
export function taxOn(taxable: Money): number {
  return toRupees(percentageHalfUp(taxable, TAX_PERCENT, RUPEE))
}

/** What an exact net price costs with its tax, in whole rupees: the rounded price and the rounded tax. */
export function priceWithTax(net: Money): number {
  return toRupees(roundHalfUpToRupees(net)) + taxOn(net)
}

/**
 * The kinds of tax for a state (PR-03): half CGST and half SGST at home, otherwise, and where the state is not
 * known, IGST.
 */
function taxKinds(stateId: number | null, homeStateId: number): { kind: TaxKind; percent: number }[] {
  if (stateId !== homeStateId) return [{ kind: 'IGST', percent: TAX_PERCENT }]
  return [
    { kind: 'CGST', percent: TAX_PERCENT / 2 },
    { kind: 'SGST', percent: TAX_PERCENT / 2 },
  ]
}

/** Splits a tax in whole rupees over the state's kinds; CGST takes an odd rupee, so the sum never changes. */
export function splitTax(tax: number, stateId: number | null, homeStateId: number): TaxLine[] {
  const kinds = taxKinds(stateId, homeStateId)
  const parts = allocate(
    fromRupees(tax),
    kinds.map(({ percent }) => percent),
    RUPEE,
  )
  return kinds.map((kind, index) => ({ ...kind, amount: toRupees(parts[index] ?? fromRupees(0)) }))
}
