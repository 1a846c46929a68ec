import type { MoneyDocument } from '@sanad/domain'
import { encode } from 'uqr'
import { fingerprintOf } from '../fingerprint-of.ts'
import { writeBeside, writeDown } from './columns.ts'
import type { DocumentWords } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const CODE = 78
const GAP = 12

/** How whoever holds the paper finds out that it is genuine: a QR code to the page that confirms it, and its fingerprint. */
export function writeCheck(
  paper: Paper,
  document: MoneyDocument,
  { words: { texts }, url }: { words: DocumentWords; url: string },
): void {
  paper.need(CODE + GAP)
  paper.y += GAP
  const place = { x: PAGE.margin + CODE + GAP, width: CONTENT_WIDTH - CODE - GAP, size: 8 } as const
  writeBeside(paper, [
    () => {
      const { data } = encode(url, { ecc: 'M', border: 0 })
      paper.drawCode(data, { x: PAGE.margin, size: CODE, alt: url })
      paper.y += CODE
    },
    () => {
      writeDown(paper, 'P', { ...place, text: texts.check, weight: 700 })
      writeDown(paper, 'P', { ...place, text: texts.checkText })
      writeDown(paper, 'P', { ...place, text: url })
      writeDown(paper, 'P', { ...place, text: `SHA-256: ${fingerprintOf(document)}`, colour: 'quiet' })
    },
  ])
}
