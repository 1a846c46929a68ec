declare const moneyBrand: unique symbol

/** Exact amount in 1/10,000 rupee, the precision of a net price. May be negative. */
export type Money = bigint & { readonly [moneyBrand]: true }

/** Brands a count of 1/10,000 rupee as money. */
export function money(units: bigint): Money {
  return units as Money
}

export const ZERO: Money = money(0n)
export const PAISA: Money = money(100n)
export const RUPEE: Money = money(10_000n)

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,4}))?$/

/** Parses decimal rupees such as a NetPrice or a `numeric` column ("12711.8644"). Throws a RangeError otherwise. */
export function parseMoney(text: string): Money {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`Not a decimal amount in rupees: ${JSON.stringify(text)}`)
  const units = BigInt(whole) * RUPEE + BigInt(fraction.padEnd(4, '0'))
  return money(sign === '-' ? -units : units)
}

/** Decimal rupees without trailing zeros ("12711.8644", "15000"); round-trips through `parseMoney`. */
export function moneyToText(value: Money): string {
  const units = value < 0n ? -value : value
  const fraction = (units % RUPEE).toString().padStart(4, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${units / RUPEE}${fraction && `.${fraction}`}`
}

/** Money from whole rupees. Throws a RangeError for a number that is not a safe integer. */
export function fromRupees(rupees: number): Money {
  if (!Number.isSafeInteger(rupees)) throw new RangeError(`Not a whole number of rupees: ${rupees}`)
  return money(BigInt(rupees) * RUPEE)
}

/** Money from rupees that may have paise (762.5). Throws a RangeError for a fraction of a paisa. */
export function fromRupeesAndPaise(rupees: number): Money {
  // Rounds away the error of the multiplication (0.57 * 100), then proves that nothing else was lost.
  const paise = Math.round(rupees * 100)
  if (!Number.isSafeInteger(paise) || paise / 100 !== rupees) {
    throw new RangeError(`Not rupees and paise: ${rupees}`)
  }
  return money(BigInt(paise) * PAISA)
}

/** Whole rupees as a number. Throws a RangeError if a fraction would be lost. */
export function toRupees(value: Money): number {
  if (value % RUPEE !== 0n) throw new RangeError(`Not whole rupees: ${moneyToText(value)}`)
  return Number(value / RUPEE)
}

/** Rupees and paise as a number (762.5). Throws a RangeError if a fraction of a paisa would be lost. */
export function toRupeesAndPaise(value: Money): number {
  if (value % PAISA !== 0n) throw new RangeError(`Not whole paise: ${moneyToText(value)}`)
  return Number(value / PAISA) / 100
}

/** Sum; zero for an empty list. */
export function sumMoney(values: readonly Money[]): Money {
  return money(values.reduce((total: bigint, value) => total + value, 0n))
}

/** `from` − `value`; may be negative. */
export function subtractMoney(from: Money, value: Money): Money {
  return money(from - value)
}

/** Money times an integer. Throws a RangeError for a fraction. */
export function multiplyMoney(value: Money, count: number): Money {
  return money(value * BigInt(count))
}

/** The smaller of the two. */
export function leastMoney(a: Money, b: Money): Money {
  return a < b ? a : b
}

/** The value, or zero when it is negative. */
export function floorAtZero(value: Money): Money {
  return value < 0n ? ZERO : value
}

/** numerator ÷ denominator, ties towards +∞ ("fraction 0.5 or more rounds up"); denominator > 0. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator
  const divisor = 2n * denominator
  const quotient = doubled / divisor
  return doubled < 0n && doubled % divisor !== 0n ? quotient - 1n : quotient
}

/** Rounds to a multiple of `step` (RUPEE, PAISA), half up. */
export function roundHalfUp(value: Money, step: Money): Money {
  return money(divideHalfUp(value, step) * step)
}

/** Rounds half up to the rupee: the rounding mode of every charged amount (specification 9). */
export function roundHalfUpToRupees(value: Money): Money {
  return roundHalfUp(value, RUPEE)
}

/**
 * `percent` (an integer) of the exact value, rounded half up to `step` in one step: rounding to 1/10,000 first would be
 * double rounding.
 */
export function percentageHalfUp(value: Money, percent: number, step: Money): Money {
  return money(divideHalfUp(value * BigInt(percent), 100n * step) * step)
}

/**
 * Splits an amount by weights in whole steps without losing any: remaining steps go one each to the earliest weighted
 * parts, a remainder below one step to the first of them. Throws a RangeError unless amount and weights are ≥ 0 and some
 * weight is positive.
 */
export function allocate(value: Money, weights: readonly number[], step: Money): Money[] {
  const whole = weights.map(BigInt)
  const total = whole.reduce((a, b) => a + b, 0n)
  if (value < 0n || total <= 0n || whole.some((weight) => weight < 0n)) {
    throw new RangeError('allocate needs an amount and weights of at least zero, and one positive weight')
  }
  const steps = value / step
  const shares = whole.map((weight) => (steps * weight) / total)
  let left = steps - shares.reduce((a, b) => a + b, 0n)
  let rest = value % step
  return shares.map((share, index) => {
    if (whole[index] === 0n) return ZERO
    const extra = left > 0n ? 1n : 0n
    left -= extra
    const part = money((share + extra) * step + rest)
    rest = 0n
    return part
  })
}

const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Formats to the paisa (half up) in Indian grouping ("₹12,711.86"), for money documents. */
export function formatMoney(value: Money): string {
  const paise = roundHalfUp(value, PAISA)
  return withPaise.format(Number(moneyToText(paise)))
}
