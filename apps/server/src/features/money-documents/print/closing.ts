import type { MoneyDocument } from '@sanad/domain'
import { writeDown } from './columns.ts'
import { dateText, documentRules, methodText, timeText } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const SIGNATURE = 230

/** Payment details and signature. */
export function writeClosing(paper: Paper, document: MoneyDocument): void {
  const place = { x: PAGE.margin, width: CONTENT_WIDTH, size: 9 } as const
  for (const text of paymentTexts(document)) {
    paper.need(paper.heightOf({ ...place, text }))
    writeDown(paper, 'P', { ...place, text })
  }
  paper.need(110)
  paper.y += 18
  const { supplier, kind } = document
  const sign = { x: PAGE.margin + CONTENT_WIDTH - SIGNATURE, width: SIGNATURE, align: 'right' } as const
  writeDown(paper, 'P', { ...sign, text: `For ${supplier.legalName}`, size: 9 })
  paper.y += 6
  writeDown(paper, 'P', { ...sign, text: supplier.signatory, size: 10, weight: 700 })
  writeDown(paper, 'P', { ...sign, text: 'Authorised signatory', size: 9, colour: 'quiet' })
  paper.y += 8
  const text =
    `Issued electronically under rule ${documentRules[kind]} of the CGST Rules, 2017 and the ` +
    'Information Technology Act, 2000; it needs no signature by hand.'
  writeDown(paper, 'P', { ...place, size: 8, text, colour: 'quiet' })
}

function paymentTexts({ kind, payments, reason, bankReference, issuedAt }: MoneyDocument): string[] {
  const paid = payments.map(({ at, method, reference, paymentId }) => {
    const how = methodText(method)
    const known = paymentId ? `, payment reference ${paymentId}` : ''
    return `Received on ${timeText(at)}${how ? ` by ${how}` : ''}. Our reference ${reference}${known}.`
  })
  if (kind === 'receipt_voucher' || kind === 'tax_invoice') return paid
  const reference = bankReference ? `, bank reference ${bankReference}` : ''
  return [
    `Paid back on ${dateText(issuedAt)}${reference}.`,
    ...(reason ? [`Reason: ${reason}`] : []),
    ...paid,
  ]
}
