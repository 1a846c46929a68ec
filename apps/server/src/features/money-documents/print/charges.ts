import { type MoneyDocument, parseMoney } from '@sanad/domain'
import { type Column, writeBeside, writeDown, writeTable } from './columns.ts'
import { amountText, dateText, documentTitles } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const AMOUNT = { width: 84, align: 'right' } as const
const chargeColumns: readonly Column[] = [
  { title: 'No.', width: 28 },
  { title: 'Service', width: CONTENT_WIDTH - 28 - 52 - 3 * AMOUNT.width },
  { title: 'SAC', width: 52 },
  { ...AMOUNT, title: 'Price (₹)' },
  { ...AMOUNT, title: 'Discount (₹)' },
  { ...AMOUNT, title: 'Taxable (₹)' },
]

/** Charge lines, exact to the paisa. */
export function writeCharges(paper: Paper, { lines }: MoneyDocument): void {
  const rows = lines.map(({ description, sac, fee, discount, taxable }, index) => [
    ...[`${index + 1}`, description, sac],
    ...[amountText(fee), amountText(discount), amountText(taxable)],
  ])
  writeTable(paper, chargeColumns, rows)
  paper.y += 8
}

const TOTALS = 230

/** Taxes, round-off and total, in figures and words. */
export function writeTotals(paper: Paper, { totals, amountInWords }: MoneyDocument): void {
  const rows = [
    ['Taxable value', totals.taxable],
    ...totals.taxes.map(({ kind, percent, amount }) => [`${kind} ${percent}%`, amount] as const),
    ...(parseMoney(totals.roundOff) === 0n ? [] : [['Round off', totals.roundOff] as const]),
  ] as const
  paper.need((rows.length + 2) * 16)
  writeBeside(paper, [
    () => {
      const place = { x: PAGE.margin, width: CONTENT_WIDTH - TOTALS - 24 }
      writeDown(paper, 'P', { ...place, text: 'Amount in words', size: 9, colour: 'quiet' })
      writeDown(paper, 'P', { ...place, text: amountInWords, size: 9.5 })
    },
    () =>
      paper.within('Table', () => {
        for (const [label, amount] of rows) writeTotal(paper, label, amountText(amount))
        paper.rule({ x: PAGE.margin + CONTENT_WIDTH - TOTALS, width: TOTALS })
        paper.y += 4
        writeTotal(paper, 'Total', `₹${amountText(totals.total)}`, { size: 12, weight: 700 })
      }),
  ])
  paper.y += 12
}

function writeTotal(
  paper: Paper,
  label: string,
  amount: string,
  style: { size: number; weight?: 700 } = { size: 9.5 },
): void {
  const x = PAGE.margin + CONTENT_WIDTH - TOTALS
  paper.within('TR', () => {
    paper.write('TH', { ...style, x, width: TOTALS / 2, text: label })
    const place = { x: x + TOTALS / 2, width: TOTALS / 2, align: 'right' } as const
    writeDown(paper, 'TD', { ...style, ...place, text: amount })
  })
}

const referenceTitles = {
  receipt_voucher: undefined,
  tax_invoice: 'Advances received and adjusted',
  refund_voucher: 'Refers to',
  credit_note: 'Refers to',
} as const satisfies Record<MoneyDocument['kind'], string | undefined>

const referenceColumns: readonly Column[] = [
  { title: 'Document', width: 170 },
  { title: 'Number', width: 140 },
  { title: 'Date', width: CONTENT_WIDTH - 170 - 140 - 110 },
  { title: 'Amount (₹)', width: 110, align: 'right' },
]

/** Referenced documents; on an invoice, with the note that it is fully paid. */
export function writeReferences(paper: Paper, { kind, references }: MoneyDocument): void {
  const title = referenceTitles[kind]
  if (!title || references.length === 0) return
  paper.need(64)
  writeDown(paper, 'H2', { x: PAGE.margin, width: CONTENT_WIDTH, text: title, size: 10.5, weight: 700 })
  const rows = references.map(({ kind: of, number, issuedAt, total }) => {
    const sign = kind === 'tax_invoice' && of === 'refund_voucher' ? '-' : ''
    return [documentTitles[of].en, number, dateText(issuedAt), sign + amountText(total)]
  })
  const settled = kind === 'tax_invoice' ? [['Balance to be paid', '', '', amountText('0')]] : []
  writeTable(paper, referenceColumns, [...rows, ...settled])
  paper.y += 12
}
