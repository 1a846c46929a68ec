import { lastDayOfCreditNote, type MoneyDocument } from '@sanad/domain'
import type { DocumentSigner } from '../../../platform/document-signer.ts'
import { writeDown } from './columns.ts'
import { type DocumentWords, documentRules } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const SIGNATURE = 230

interface Closing {
  readonly words: DocumentWords
  readonly signer: DocumentSigner | null
}

/** Payment details and signature. */
export function writeClosing(paper: Paper, document: MoneyDocument, { words, signer }: Closing): void {
  const place = { x: PAGE.margin, width: CONTENT_WIDTH, size: 9 } as const
  for (const text of closingTexts(document, words)) {
    paper.need(paper.heightOf({ ...place, text }))
    writeDown(paper, 'P', { ...place, text })
  }
  paper.need(110)
  paper.y += 18
  const { texts } = words
  const { supplier, kind } = document
  const sign = { x: PAGE.margin + CONTENT_WIDTH - SIGNATURE, width: SIGNATURE, align: 'right' } as const
  writeDown(paper, 'P', { ...sign, text: texts.forSupplier({ name: supplier.legalName }), size: 9 })
  paper.y += 6
  writeDown(paper, 'P', { ...sign, text: supplier.signatory, size: 10, weight: 700 })
  writeDown(paper, 'P', { ...sign, text: texts.signatory, size: 9, colour: 'quiet' })
  writeDown(paper, 'P', { ...sign, text: signatureText(signer, words), size: 8, colour: 'quiet' })
  paper.y += 8
  // Notification 74/2018 frees invoices alone from a signature.
  const sentence = kind === 'tax_invoice' ? texts.rule : texts.ruleSigned
  const text = sentence({ rule: documentRules[kind] })
  writeDown(paper, 'P', { ...place, size: 8, text, colour: 'quiet' })
}

function signatureText(signer: DocumentSigner | null, { texts }: DocumentWords): string {
  if (!signer) return texts.unsigned
  const { name } = signer
  return signer.isMadeUp ? texts.signedMadeUp({ name }) : texts.signed({ name })
}

function closingTexts(document: MoneyDocument, { texts, ...words }: DocumentWords): string[] {
  const { kind, payments, references, reason, localReason, bankReference, issuedAt } = document
  const paid = payments.map(({ at, method, reference, paymentId }) => {
    const how = words.method(method)
    const when = { at: words.time(at), reference }
    const received = how ? texts.receivedBy({ ...when, method: how }) : texts.received(when)
    return paymentId ? `${received} ${texts.paymentReference({ id: paymentId })}` : received
  })
  if (kind === 'receipt_voucher' || kind === 'tax_invoice') return paid
  // A credit note that makes room for another invoice moves no money.
  const back = payments.length === 0 ? [] : [texts.paidBack({ day: words.date(issuedAt) })]
  const invoice = references.find((reference) => reference.kind === 'tax_invoice')
  return [
    ...(bankReference ? back.map((said) => `${said} ${texts.bankReference({ id: bankReference })}`) : back),
    ...(reason ? [texts.reason({ text: words.local(localReason ?? { en: reason }) })] : []),
    ...paid,
    ...(kind === 'credit_note' && invoice
      ? [texts.creditLastDay({ day: words.date(`${lastDayOfCreditNote(invoice.issuedAt)}T06:00:00.000Z`) })]
      : []),
  ]
}
