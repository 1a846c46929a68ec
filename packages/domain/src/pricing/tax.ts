import type { NetPrice } from '../catalogue/service-definition.ts'
import {
  allocate,
  fromRupees,
  type Money,
  PAISA,
  parseMoney,
  percentageHalfUp,
  RUPEE,
  roundHalfUpToRupees,
  toRupees,
  toRupeesAndPaise,
  ZERO,
} from './money.ts'

/** Total GST rate in percent (specification 9). */
const TAX_PERCENT = 18

export type TaxKind = 'CGST' | 'SGST' | 'IGST'

/** Tax line; `amount` in rupees: whole ones, and 50 paise in the halves of an odd tax. */
export type TaxLine = { kind: TaxKind; percent: number; amount: number }

/** Tax on an exact taxable value: 18 %, rounded half up to whole rupees. */
export function taxOn(taxable: Money): number {
  return toRupees(percentageHalfUp(taxable, TAX_PERCENT, RUPEE))
}

/** Gross price of an exact net price in whole rupees: rounded price plus rounded tax. */
export function priceWithTax(net: NetPrice): number {
  const exact = parseMoney(net)
  return toRupees(roundHalfUpToRupees(exact)) + taxOn(exact)
}

/**
 * Kinds of tax by State (PR-03): CGST and SGST in equal halves in the home State; IGST elsewhere and where the State is
 * unknown.
 */
function taxKinds(stateId: number | null, homeStateId: number): { kind: TaxKind; percent: number }[] {
  if (stateId !== homeStateId) return [{ kind: 'IGST', percent: TAX_PERCENT }]
  return [
    { kind: 'CGST', percent: TAX_PERCENT / 2 },
    { kind: 'SGST', percent: TAX_PERCENT / 2 },
  ]
}

/**
 * Splits a tax in whole rupees over the kinds of the State. CGST and SGST are equal by law, so an odd rupee gives 50 paise
 * to each.
 */
export function splitTax(tax: number, stateId: number | null, homeStateId: number): TaxLine[] {
  const kinds = taxKinds(stateId, homeStateId)
  const parts = allocate(
    fromRupees(tax),
    kinds.map(({ percent }) => percent),
    PAISA,
  )
  return kinds.map((kind, index) => ({ ...kind, amount: toRupeesAndPaise(parts[index] ?? ZERO) }))
}
