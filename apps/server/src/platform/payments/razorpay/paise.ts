import { parseMoney } from '@sanad/domain'

/** Exact: no amount passes through a binary fraction. */
export function toPaise(rupees: string): number {
  const amount = parseMoney(rupees)
  if (amount % 100n !== 0n) throw new RangeError(`${rupees} rupees are no whole number of paise`)
  return Number(amount / 100n)
}

/** Decimal rupees, two places. */
export function fromPaise(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
}
