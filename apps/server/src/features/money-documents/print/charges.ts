import { type MoneyDocument, parseMoney } from '@sanad/domain'
import { type Column, writeBeside, writeDown, writeTable } from './columns.ts'
import { amountText, type DocumentWords } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const AMOUNT = { width: 84, align: 'right' } as const
const chargeColumns = ({ texts }: DocumentWords): readonly Column[] => [
  { title: texts.lineNo, width: 32 },
  { title: texts.service, width: CONTENT_WIDTH - 32 - 52 - 3 * AMOUNT.width },
  { title: texts.sac, width: 52 },
  { ...AMOUNT, title: texts.price },
  { ...AMOUNT, title: texts.discount },
  { ...AMOUNT, title: texts.taxable },
]

/** Charge lines, exact to the paisa. */
export function writeCharges(paper: Paper, { lines }: MoneyDocument, words: DocumentWords): void {
  const rows = lines.map(({ description, localDescription, sac, fee, discount, taxable }, index) => [
    ...[`${index + 1}`, words.local(localDescription ?? { en: description }), sac],
    ...[amountText(fee), amountText(discount), amountText(taxable)],
  ])
  writeTable(paper, chargeColumns(words), rows)
  paper.y += 8
}

const TOTALS = 230

/** Taxes, round-off and total, in figures and words. */
export function writeTotals(paper: Paper, document: MoneyDocument, words: DocumentWords): void {
  const { totals } = document
  const { texts } = words
  const rows = [
    [texts.taxableValue, totals.taxable],
    ...totals.taxes.map(({ kind, percent, amount }) => [`${kind} ${percent}%`, amount] as const),
    ...(parseMoney(totals.roundOff) === 0n ? [] : [[texts.roundOff, totals.roundOff] as const]),
  ] as const
  paper.need((rows.length + 2) * 16)
  writeBeside(paper, [
    () => {
      const place = { x: PAGE.margin, width: CONTENT_WIDTH - TOTALS - 24 }
      writeDown(paper, 'P', { ...place, text: texts.amountInWords, size: 9, colour: 'quiet' })
      writeDown(paper, 'P', { ...place, text: words.amount(document), size: 9.5 })
    },
    () =>
      paper.within('Table', () => {
        for (const [label, amount] of rows) writeTotal(paper, label, amountText(amount))
        paper.rule({ x: PAGE.margin + CONTENT_WIDTH - TOTALS, width: TOTALS })
        paper.y += 4
        writeTotal(paper, texts.total, `₹${amountText(totals.total)}`, { size: 12, weight: 700 })
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

const referenceColumns = ({ texts }: DocumentWords): readonly Column[] => [
  { title: texts.document, width: 170 },
  { title: texts.number, width: 140 },
  { title: texts.date, width: CONTENT_WIDTH - 170 - 140 - 110 },
  { title: texts.amount, width: 110, align: 'right' },
]

/** Referenced documents; on an invoice of advances, with the note that it is fully paid. */
export function writeReferences(
  paper: Paper,
  { kind, references }: MoneyDocument,
  words: DocumentWords,
): void {
  if (kind === 'receipt_voucher' || references.length === 0) return
  const { texts } = words
  const isOfAdvances = kind === 'tax_invoice' && !references.some((of) => of.kind === 'tax_invoice')
  const title = isOfAdvances ? texts.adjusted : kind === 'tax_invoice' ? texts.inPlaceOf : texts.refersTo
  paper.need(64)
  const style = { x: PAGE.margin, width: CONTENT_WIDTH, size: 10.5, weight: 700 } as const
  writeDown(paper, 'H2', { ...style, text: title })
  const rows = references.map(({ kind: of, number, issuedAt, total }) => {
    const isLess = kind === 'tax_invoice' && (of === 'refund_voucher' || of === 'credit_note')
    const sign = isLess ? '-' : ''
    return [words.title(of), number, words.date(issuedAt), sign + amountText(total)]
  })
  const settled = isOfAdvances ? [[texts.balance, '', '', amountText('0')]] : []
  writeTable(paper, referenceColumns(words), [...rows, ...settled])
  paper.y += 12
}
