import { type Money, PAISA, RUPEE, roundHalfUp } from '../pricing/money.ts'

const SMALL = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const UNITS = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
] as const

/** Below 100; empty for zero. */
function smallWords(value: bigint): string {
  const number = Number(value)
  if (number < 20) return SMALL[number] ?? ''
  return [TENS[Math.floor(number / 10)], SMALL[number % 10]].filter(Boolean).join('-')
}

/** In the Indian system: thousand, lakh (10^5), crore (10^7); recursive above a crore ("lakh crore"). Empty for zero. */
function words(value: bigint): string {
  const unit = UNITS.find(([size]) => value >= size)
  if (!unit) return smallWords(value)
  const [size, name] = unit
  return [words(value / size), name, words(value % size)].filter(Boolean).join(' ')
}

/** "Rupees One Lakh Five Thousand and Fifty Paise Only", to the paisa. Throws a RangeError if negative. */
export function amountInWords(amount: Money): string {
  if (amount < 0n) throw new RangeError('A negative amount has no words')
  const exact = roundHalfUp(amount, PAISA)
  const paise = (exact % RUPEE) / PAISA
  const rupees = `Rupees ${words(exact / RUPEE) || 'Zero'}`
  return paise === 0n ? `${rupees} Only` : `${rupees} and ${words(paise)} Paise Only`
}
