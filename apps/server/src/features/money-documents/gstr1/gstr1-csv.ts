import type { Transform } from 'node:stream'
import { dayOfDocument, inDayMonthYear, type Money, textIn, toRupeesAndPaise } from '@sanad/domain'
import { stringify } from 'csv-stringify'
import { documentTitles } from '../print/document-texts.ts'
import type { MonthDocument } from './list-month-documents.ts'

/** For whoever files the return, in the English names of its tables. */
const columns = [
  ...['Section', 'Document', 'Number', 'Date', 'Advance', 'GSTIN of recipient', 'Recipient'],
  ...['Place of supply', 'Supply', 'SAC', 'Rate', 'Taxable value', 'Integrated tax', 'Central tax'],
  ...['State tax', 'Round-off', 'Total'],
]

/** One row for each entry; amounts are signed by their effect on the tax of the month. */
export function gstr1Rows({ entries }: Pick<MonthDocument, 'entries'>): (string | number)[][] {
  return entries.map(({ section, document, advance, recipient, amounts, ...entry }) => [
    section,
    textIn(documentTitles[document.kind], 'en'),
    document.number,
    inDayMonthYear(dayOfDocument(document)),
    advance?.number ?? '',
    recipient.gstin ?? '',
    recipient.name,
    entry.placeOfSupply,
    entry.supply,
    entry.sac,
    entry.rate,
    ...[amounts.taxable, amounts.igst, amounts.cgst, amounts.sgst, amounts.roundOff, amounts.total].map(
      rupees,
    ),
  ])
}

const rupees = (amount: Money): number => toRupeesAndPaise(amount)

/**
 * Byte-order mark, without which spreadsheets take Devanagari for another encoding. CSV injection: what a buyer typed
 * never begins a formula; amounts are numbers and keep their minus.
 */
export function gstr1Csv(): Transform {
  return stringify({
    ...{ bom: true, header: true, columns, escape_formulas: true, record_delimiter: 'windows' },
    cast: { number: (value) => String(value) },
  })
}
