import { formatRupees, parseMoney, priceWithTax } from '@sanad/domain'

/** A net price of the service as everything else on the screen shows it: with tax. */
export function formatWithTax(net: number): string {
  return formatRupees(priceWithTax(parseMoney(net.toFixed(4))))
}
