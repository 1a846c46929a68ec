import * as m from '../pricing/money.ts'
import type { Quote } from '../pricing/quote.ts'
import { type MoneyDocumentLines, moneyDocumentLines } from './money-document-lines.ts'

/** One charge as a document prints it, to the paisa; with its round-off it meets what was charged. */
export type ChargeLine = MoneyDocumentLines & {
  description: string
  /** Services Accounting Code, under which the tax law lists the service. */
  sac: string
}

export type ChargeTotals = Pick<MoneyDocumentLines, 'taxable' | 'taxes' | 'roundOff' | 'total'>

/** The line of a charged quote. */
export function chargeLine(quote: Quote, named: Pick<ChargeLine, 'description' | 'sac'>): ChargeLine {
  return { ...named, ...moneyDocumentLines(quote) }
}

/**
 * The part of a charge that lies between two counts of its rupees: giving back 0 to 5,000 and later 5,000 to 15,000
 * of 15,000 gives back every paisa of it once, in each line. Throws a RangeError for a part that it has not.
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
    sac: line.sac,
    fee: m.moneyToText(taxable),
    discount: '0',
    taxable: m.moneyToText(taxable),
    taxes: taxes.map((tax) => ({ ...tax, amount: m.moneyToText(tax.amount) })),
    roundOff: m.moneyToText(m.subtractMoney(total, lines)),
    total: m.moneyToText(total),
  }
}

/** A charge taken back: what it added, it takes away. */
export function reversedCharge(line: ChargeLine, description: string): ChargeLine {
  const minus = (text: string) => m.moneyToText(m.subtractMoney(m.ZERO, m.parseMoney(text)))
  return {
    description,
    sac: line.sac,
    fee: minus(line.fee),
    discount: minus(line.discount),
    taxable: minus(line.taxable),
    taxes: line.taxes.map((tax) => ({ ...tax, amount: minus(tax.amount) })),
    roundOff: minus(line.roundOff),
    total: minus(line.total),
  }
}

/** What the lines of a document come to; taxes of one kind and rate together. */
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
