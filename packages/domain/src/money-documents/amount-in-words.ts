import { type Money, PAISA, RUPEE, roundHalfUp } from '../pricing/money.ts'

/** How a language names numbers, in the Indian system: thousand, lakh (10^5), crore (10^7). */
export type NumberWords = {
  /** Zero to ninety-nine. */
  numbers: readonly string[]
  hundred: string
  thousand: string
  lakh: string
  crore: string
}

const SMALL = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

const english: NumberWords = {
  numbers: [
    ...SMALL,
    ...TENS.flatMap((ten) => [ten, ...SMALL.slice(1, 10).map((digit) => `${ten}-${digit}`)]),
  ],
  ...{ hundred: 'Hundred', thousand: 'Thousand', lakh: 'Lakh', crore: 'Crore' },
}

const sizes = [
  [10_000_000n, 'crore'],
  [100_000n, 'lakh'],
  [1_000n, 'thousand'],
  [100n, 'hundred'],
] as const

/** Recursive above a crore ("lakh crore"). */
function numberInWords(value: bigint, words: NumberWords): string {
  const unit = sizes.find(([size]) => value >= size)
  if (!unit) return words.numbers[Number(value)] ?? ''
  const [size, name] = unit
  const rest = value % size
  const whole = `${numberInWords(value / size, words)} ${words[name]}`
  return rest === 0n ? whole : `${whole} ${numberInWords(rest, words)}`
}

/** To the paisa; `paise` is null where there are none. Throws a RangeError if negative. */
export function moneyInWords(amount: Money, words: NumberWords): { rupees: string; paise: string | null } {
  if (amount < 0n) throw new RangeError('A negative amount has no words')
  const exact = roundHalfUp(amount, PAISA)
  const paise = (exact % RUPEE) / PAISA
  return {
    rupees: numberInWords(exact / RUPEE, words),
    paise: paise === 0n ? null : numberInWords(paise, words),
  }
}

/** "Rupees One Lakh Five Thousand and Fifty Paise Only", to the paisa. Throws a RangeError if negative. */
export function amountInWords(amount: Money): string {
  const { rupees, paise } = moneyInWords(amount, english)
  return paise === null ? `Rupees ${rupees} Only` : `Rupees ${rupees} and ${paise} Paise Only`
}
