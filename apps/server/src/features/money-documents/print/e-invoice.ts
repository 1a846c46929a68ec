import { encode } from 'uqr'
import type { PrintedRegistration } from '../e-invoices/registration-of.ts'
import { writeBeside, writeDown } from './columns.ts'
import type { DocumentWords } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

/** The portal's code has about a thousand bytes: smaller, cameras do not read it from paper. */
const CODE = 116
const GAP = 12
const LABEL = 130
const said = { waiting: 'registering', void: 'void' } as const

/** Invoice reference number and the portal's signed code (rule 46(r) of the CGST Rules), with the parties on the first page. */
export function writeRegistration(
  paper: Paper,
  registration: PrintedRegistration | 'waiting' | 'void',
  { texts, time }: DocumentWords,
): void {
  if (registration === 'waiting' || registration === 'void') {
    const place = { x: PAGE.margin, width: CONTENT_WIDTH, size: 9.5 } as const
    writeDown(paper, 'P', { ...place, text: texts[said[registration]], weight: 700 })
    paper.y += GAP
    return
  }
  const { irn, acknowledgementNumber, acknowledgedAt, signedQr, cancelledAt } = registration
  if (cancelledAt !== null) {
    const place = { x: PAGE.margin, width: CONTENT_WIDTH, size: 11 } as const
    writeDown(paper, 'P', { ...place, text: texts.cancelled({ at: time(cancelledAt) }), weight: 700 })
    paper.y += GAP
  }
  const facts = [
    [texts.acknowledgementNumber, acknowledgementNumber],
    [texts.acknowledgedAt, time(acknowledgedAt)],
  ] as const
  const x = PAGE.margin + CODE + GAP
  const place = { x, width: CONTENT_WIDTH - CODE - GAP, size: 9 } as const
  writeBeside(paper, [
    () => {
      const { data } = encode(signedQr, { ecc: 'L', border: 0 })
      paper.drawCode(data, { x: PAGE.margin, size: CODE, alt: texts.signedCode })
      paper.y += CODE
    },
    () => {
      writeDown(paper, 'P', { ...place, text: texts.eInvoice, size: 10.5, weight: 700 })
      paper.y += 4
      writeDown(paper, 'P', { ...place, text: texts.irn, colour: 'quiet' })
      writeDown(paper, 'P', { ...place, text: irn, weight: 700 })
      for (const [label, value] of facts) writeFact(paper, label, value, place)
      paper.y += 4
      writeDown(paper, 'P', { ...place, text: texts.signedCode, size: 8, colour: 'quiet' })
    },
  ])
  paper.y += GAP
}

function writeFact(
  paper: Paper,
  label: string,
  value: string,
  { x, width, size }: { x: number; width: number; size: number },
): void {
  paper.within('P', () => {
    writeBeside(paper, [
      () => writeDown(paper, 'Span', { x, width: LABEL, size, text: label, colour: 'quiet' }),
      () => writeDown(paper, 'Span', { x: x + LABEL, width: width - LABEL, size, text: value, weight: 700 }),
    ])
  })
}
