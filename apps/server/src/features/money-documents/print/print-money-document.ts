import type { MoneyDocument } from '@sanad/domain'
import { type Language, localeOf } from '@sanad/texts'
import type { DocumentSigner } from '../../../platform/document-signer.ts'
import type { PrintedRegistration } from '../e-invoices/registration-of.ts'
import { writeCharges, writeReferences, writeTotals } from './charges.ts'
import { writeCheck } from './check.ts'
import { writeClosing } from './closing.ts'
import { documentWords } from './document-texts.ts'
import { writeRegistration } from './e-invoice.ts'
import { CONTENT_WIDTH, PAGE, Paper } from './paper.ts'
import { writeHead, writeParties } from './parties.ts'
import { signatureBytes, signPdf } from './signing/sign-pdf.ts'

export interface Print {
  readonly document: MoneyDocument
  /** Null: it needs none. */
  readonly registration: PrintedRegistration | 'waiting' | 'void' | null
  readonly language: Language
  /** Null: the document says that nobody signed it. */
  readonly signer: DocumentSigner | null
  /** Colour of the supplier's name and the title. */
  readonly accent: string
  /** The page that confirms it. */
  readonly checkUrl: string
}

/**
 * Renders a document as PDF and signs it. Deterministic with an RSA key: the same facts in the same language and colour give
 * the same bytes.
 */
export async function printMoneyDocument(print: Print): Promise<Buffer> {
  const { document, registration, language, signer, accent, checkUrl } = print
  const words = documentWords(language)
  const { texts } = words
  const { kind, number, supplier, issuedAt } = document
  const name = `${words.title(kind)} ${number}`
  const paper = new Paper({
    title: name,
    author: supplier.legalName,
    createdAt: new Date(issuedAt),
    language: localeOf(language),
    accent,
  })
  paper.onNewSheet = () => {
    const style = { x: PAGE.margin, width: CONTENT_WIDTH, size: 9 } as const
    paper.writeAside({ ...style, text: supplier.legalName, weight: 700, colour: 'accent' })
    paper.writeAside({ ...style, text: texts.continued({ name }), align: 'right' })
    paper.y += 18
    paper.rule()
    paper.y += 6
  }
  writeHead(paper, document, words)
  writeParties(paper, document, words)
  if (registration) writeRegistration(paper, registration, words)
  writeCharges(paper, document, words)
  writeTotals(paper, document, words)
  writeReferences(paper, document, words)
  writeClosing(paper, document, { words, signer })
  writeCheck(paper, document, { words, url: checkUrl })
  const footer = { x: PAGE.margin, width: CONTENT_WIDTH, size: 8, align: 'right', colour: 'quiet' } as const
  if (signer) {
    // The day of issue, unless the certificate is younger: no moment of printing, so that the bytes stay the same.
    const at = new Date(Math.max(Date.parse(issuedAt), Date.parse(signer.validFrom)))
    paper.reserveSignature({ bytes: signatureBytes(signer), name: signer.name, reason: name, at })
  }
  const pdf = await paper.finish((page, pages) => ({
    ...footer,
    text: `${number} · ${texts.page({ page, pages })}`,
  }))
  return signer ? signPdf(pdf, signer) : pdf
}
