import { displayTrackingId, type MoneyDocument } from '@sanad/domain'
import { writeBeside, writeDown } from './columns.ts'
import type { DocumentWords } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const RIGHT = 210
const left = { x: PAGE.margin, width: CONTENT_WIDTH - RIGHT - 16 } as const
const right = { x: PAGE.margin + CONTENT_WIDTH - RIGHT, width: RIGHT } as const

/** Supplier and document header. */
export function writeHead(paper: Paper, { kind, supplier }: MoneyDocument, words: DocumentWords): void {
  const { texts } = words
  writeBeside(paper, [
    () => {
      writeDown(paper, 'P', { ...left, text: supplier.legalName, size: 13, weight: 700, colour: 'accent' })
      writeDown(paper, 'P', { ...left, text: supplier.address, size: 9 })
      writeDown(paper, 'P', { ...left, text: texts.gstin({ gstin: supplier.gstin }), size: 9 })
      writeDown(paper, 'P', { ...left, text: texts.state({ state: words.state(supplier.state) }), size: 9 })
    },
    () => {
      const style = { ...right, align: 'right' } as const
      writeDown(paper, 'H1', { ...style, text: words.title(kind), size: 16, weight: 700 })
      writeDown(paper, 'P', { ...style, text: words.otherTitles(kind), size: 10 })
      writeDown(paper, 'P', { ...style, text: texts.original, size: 9, colour: 'quiet' })
    },
  ])
  paper.y += 8
  paper.rule()
  paper.y += 10
}

/** Recipient and references. */
export function writeParties(paper: Paper, document: MoneyDocument, words: DocumentWords): void {
  const { texts } = words
  const { recipient, placeOfSupply, version } = document
  const missing = version === 1 ? texts.notRegistered : texts.gstinNotGiven
  const gstinText = recipient.gstin ? texts.gstin({ gstin: recipient.gstin }) : missing
  const recipientLines = [
    recipient.contact && texts.attention({ name: recipient.contact }),
    words.address(recipient),
    gstinText,
    recipient.state && texts.state({ state: words.state(recipient.state) }),
  ]
  const facts = [
    [texts.number, document.number],
    [texts.date, words.date(document.datedAt ?? document.issuedAt)],
    [texts.placeOfSupply, placeOfSupply ? words.state(placeOfSupply) : texts.notStated],
    [texts.reverseCharge, document.reverseCharge ? texts.yes : texts.no],
    [texts.application, displayTrackingId(document.trackingId)],
  ] as const
  writeBeside(paper, [
    () => {
      writeDown(paper, 'P', { ...left, text: texts.issuedTo, size: 9, colour: 'quiet' })
      writeDown(paper, 'P', { ...left, text: recipient.name, size: 11, weight: 700 })
      for (const text of recipientLines) if (text) writeDown(paper, 'P', { ...left, text, size: 9 })
    },
    () => {
      for (const [label, value] of facts) writeFact(paper, label, value)
    },
  ])
  paper.y += 12
}

const LABEL = 84

function writeFact(paper: Paper, label: string, value: string): void {
  paper.within('P', () => {
    writeBeside(paper, [
      () => writeDown(paper, 'Span', { ...right, width: LABEL, text: label, size: 9, colour: 'quiet' }),
      () => {
        const place = { x: right.x + LABEL, width: right.width - LABEL }
        writeDown(paper, 'Span', { ...place, text: value, size: 9, weight: 700, align: 'right' })
      },
    ])
  })
}
