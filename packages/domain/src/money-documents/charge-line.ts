import type { LocalText } from '../language/local-text.ts'
import * as m from '../pricing/money.ts'
import type { Quote } from '../pricing/quote.ts'
import { type MoneyDocumentLines, moneyDocumentLines } from './money-document-lines.ts'

/** Line of a money document, to the paisa; its round-off makes it equal the charged total. */
export type ChargeLine = MoneyDocumentLines & {
  description: string
  /** The same in the languages of the portal. Not in older snapshots. */
  localDescription?: LocalText
  /** Services Accounting Code (GST). */
  sac: string
}

export type ChargeTotals = Pick<MoneyDocumentLines, 'taxable' | 'taxes' | 'roundOff' | 'total'>

/** Line of a charged quote. */
export function chargeLine(
  quote: Quote,
  named: Pick<ChargeLine, 'description' | 'localDescription' | 'sac'>,
): ChargeLine {
  return { ...named, ...moneyDocumentLines(quote) }
}

/**
 * Part of a charge, as a range of its whole rupees: refunding 0–5,000 and later 5,000–15,000 of 15,000 refunds every
 * paisa of each line exactly once. Throws a RangeError for an empty range or one outside the charge.
 */
export function partOfCharge(line: ChargeLine, { from, to }: { from: number; to: number }): ChargeLine {
  const whole = m.toRupees(m.parseMoney(line.total))
  if (!(from >= 0 && from < to && to <= whole)) throw new RangeError(`No part of ${whole}: ${from} to ${to}`)
  const upTo = (amount: m.Money, rupees: number) =>
    m.roundHalfUp(m.money((amount * BigInt(rupees)) / BigInt(whole)), m.PAISA)
  const part = (text: string) => {
    const amount = m.parseMoney(text)
    return m.subtractMoney(upTo(amount, to), upTo(amount, from))
  }
  const taxable = part(line.taxable)
  const taxes = line.taxes.map((tax) => ({ ...tax, amount: part(tax.amount) }))
  const total = m.fromRupees(to - from)
  const lines = m.sumMoney([taxable, ...taxes.map(({ amount }) => amount)])
  return {
    description: line.description,
    ...(line.localDescription && { localDescription: line.localDescription }),
    sac: line.sac,
    fee: m.moneyToText(taxable),
    discount: '0',
    taxable: m.moneyToText(taxable),
    taxes: taxes.map((tax) => ({ ...tax, amount: m.moneyToText(tax.amount) })),
    roundOff: m.moneyToText(m.subtractMoney(total, lines)),
    total: m.moneyToText(total),
  }
}

/** Reversal of a charge: every amount negated. */
export function reversedCharge(line: ChargeLine, localDescription: LocalText): ChargeLine {
  const minus = (text: string) => m.moneyToText(m.subtractMoney(m.ZERO, m.parseMoney(text)))
  return {
    description: localDescription.en,
    localDescription,
    sac: line.sac,
    fee: minus(line.fee),
    discount: minus(line.discount),
    taxable: minus(line.taxable),
    taxes: line.taxes.map((tax) => ({ ...tax, amount: minus(tax.amount) })),
    roundOff: minus(line.roundOff),
    total: minus(line.total),
  }
}

/**
 * The line with the taxes of the State where it was supplied, which may have become known, or been amended, after it was
 * paid. CGST and SGST are equal by law, so the round-off takes an odd paisa of IGST.
 */
export function taxedIn(
  line: ChargeLine,
  { stateId, homeStateId }: { stateId: number; homeStateId: number },
): ChargeLine {
  const amount = m.sumMoney(line.taxes.map((tax) => m.parseMoney(tax.amount)))
  const percent = line.taxes.reduce((sum, tax) => sum + tax.percent, 0)
  const isHome = stateId === homeStateId
  if (line.taxes.every(({ kind }) => (kind === 'IGST') !== isHome)) return line
  if (!isHome) return { ...line, taxes: [{ kind: 'IGST', percent, amount: m.moneyToText(amount) }] }
  const half = m.roundHalfUp(m.money(amount / 2n), m.PAISA)
  const odd = m.subtractMoney(amount, m.sumMoney([half, half]))
  const part = { percent: percent / 2, amount: m.moneyToText(half) }
  return {
    ...line,
    taxes: [
      { kind: 'CGST', ...part },
      { kind: 'SGST', ...part },
    ],
    roundOff: m.moneyToText(m.sumMoney([m.parseMoney(line.roundOff), odd])),
  }
}

/** Totals of a document, in decimal rupees; taxes summed by kind and rate. */
export function totalsOf(lines: readonly ChargeLine[]): ChargeTotals {
  const sum = (texts: readonly string[]) => m.moneyToText(m.sumMoney(texts.map(m.parseMoney)))
  const taxes = Map.groupBy(
    lines.flatMap((line) => line.taxes),
    ({ kind, percent }) => `${kind} ${percent}`,
  )
  return {
    taxable: sum(lines.map(({ taxable }) => taxable)),
    taxes: [...taxes.values()].flatMap((same) => {
      const [first] = same
      return first ? [{ ...first, amount: sum(same.map(({ amount }) => amount)) }] : []
    }),
    roundOff: sum(lines.map(({ roundOff }) => roundOff)),
    total: sum(lines.map(({ total }) => total)),
  }
}
