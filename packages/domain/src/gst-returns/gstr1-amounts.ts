import type { ChargeLine } from '../money-documents/charge-line.ts'
import * as m from '../pricing/money.ts'

/** Amounts of GSTR-1; `total` is their sum. */
export type Gstr1Amounts = Readonly<
  Record<'taxable' | 'igst' | 'cgst' | 'sgst' | 'roundOff' | 'total', m.Money>
>

/** Lines of a document that one row of the return takes together. */
export type RatedAmounts = { rate: number; sac: string; amounts: Gstr1Amounts }

export const noAmounts: Gstr1Amounts = {
  ...{ taxable: m.ZERO, igst: m.ZERO, cgst: m.ZERO },
  ...{ sgst: m.ZERO, roundOff: m.ZERO, total: m.ZERO },
}

const names = [
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'roundOff',
  'total',
] as const satisfies readonly (keyof Gstr1Amounts)[]

export function addAmounts(a: Gstr1Amounts, b: Gstr1Amounts): Gstr1Amounts {
  return mapAmounts(a, (name) => m.sumMoney([a[name], b[name]]))
}

export function negateAmounts(amounts: Gstr1Amounts): Gstr1Amounts {
  return mapAmounts(amounts, (name) => m.subtractMoney(m.ZERO, amounts[name]))
}

export function isNothing(amounts: Gstr1Amounts): boolean {
  return names.every((name) => amounts[name] === m.ZERO)
}

function mapAmounts(amounts: Gstr1Amounts, value: (name: keyof Gstr1Amounts) => m.Money): Gstr1Amounts {
  return { ...amounts, ...Object.fromEntries(names.map((name) => [name, value(name)])) }
}

/** Amounts of a document's lines by rate and service code. */
export function ratedAmountsOf(lines: readonly ChargeLine[]): RatedAmounts[] {
  const groups = new Map<string, RatedAmounts>()
  for (const line of lines) {
    const rate = line.taxes.reduce((sum, { percent }) => sum + percent, 0)
    const key = `${rate} ${line.sac}`
    const { amounts } = groups.get(key) ?? { amounts: noAmounts }
    groups.set(key, { rate, sac: line.sac, amounts: addAmounts(amounts, amountsOf(line)) })
  }
  return [...groups.values()]
}

function amountsOf({ taxable, taxes, roundOff, total }: ChargeLine): Gstr1Amounts {
  const of = (kind: string) =>
    m.sumMoney(taxes.filter((tax) => tax.kind === kind).map(({ amount }) => m.parseMoney(amount)))
  return {
    taxable: m.parseMoney(taxable),
    igst: of('IGST'),
    cgst: of('CGST'),
    sgst: of('SGST'),
    roundOff: m.parseMoney(roundOff),
    total: m.parseMoney(total),
  }
}
