import { type LocalText, reversedCharge } from '@sanad/domain'
import { type Language, offeredLanguages, sourceLanguage } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { moneyDocumentPrintMessages } from '@sanad/texts/server/money-document-print'
import type { BilledApplication } from './billed-application.ts'
import type { Draft } from './issue-documents.ts'
import { type IssuedDocument, linesOf, referenceTo } from './issued-documents.ts'

/**
 * Tax invoice of a completed application (rule 46): all payments less the refunds before it; undefined when nothing is
 * left to bill.
 */
export function draftTaxInvoice(
  application: BilledApplication,
  earlier: readonly IssuedDocument[],
): Draft | undefined {
  const returned = earlier.filter(({ kind }) => kind === 'refund_voucher')
  const charges = application.charges.filter(({ quote }) => quote.total > 0)
  const paid = charges.reduce((total, { quote }) => total + quote.total, 0)
  const back = returned.reduce((total, { totalRupees }) => total + totalRupees, 0)
  if (paid === back || earlier.some(({ kind }) => kind === 'tax_invoice')) return undefined
  return {
    kind: 'tax_invoice',
    application,
    lines: [
      ...charges.map(({ line }) => line),
      ...returned.flatMap((document) =>
        linesOf(document).map((line) => reversedCharge(line, refundedBy(document.number))),
      ),
    ],
    references: earlier.map(referenceTo),
    payments: charges.map(({ payment }) => payment),
  }
}

/** Says in every language by which document an amount went back. */
export function refundedBy(number: string): LocalText {
  const said = (language: Language) => textsIn(moneyDocumentPrintMessages, language).refundedBy({ number })
  const others = Object.fromEntries(offeredLanguages.map((language) => [language, said(language)]))
  return { ...others, en: said(sourceLanguage) }
}
