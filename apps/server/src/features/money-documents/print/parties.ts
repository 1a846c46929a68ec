import { type DocumentState, displayTrackingId, type MoneyDocument } from '@sanad/domain'
import { writeBeside, writeDown } from './columns.ts'
import { dateText, documentTitles, translatedTitles } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, type Paper } from './paper.ts'

const RIGHT = 210
const left = { x: PAGE.margin, width: CONTENT_WIDTH - RIGHT - 16 } as const
const right = { x: PAGE.margin + CONTENT_WIDTH - RIGHT, width: RIGHT } as const

/** Supplier and document header. */
export function writeHead(paper: Paper, { kind, supplier }: MoneyDocument): void {
  writeBeside(paper, [
    () => {
      writeDown(paper, 'P', { ...left, text: supplier.legalName, size: 13, weight: 700, colour: 'accent' })
      writeDown(paper, 'P', { ...left, text: supplier.address, size: 9 })
      writeDown(paper, 'P', { ...left, text: `GSTIN: ${supplier.gstin}`, size: 9 })
      writeDown(paper, 'P', { ...left, text: `State: ${stateText(supplier.state)}`, size: 9 })
    },
    () => {
      const style = { ...right, align: 'right' } as const
      writeDown(paper, 'H1', { ...style, text: documentTitles[kind].en, size: 16, weight: 700 })
      writeDown(paper, 'P', { ...style, text: translatedTitles(kind), size: 10 })
      writeDown(paper, 'P', { ...style, text: 'Original for recipient', size: 9, colour: 'quiet' })
    },
  ])
  paper.y += 8
  paper.rule()
  paper.y += 10
}

/** Recipient and references. */
export function writeParties(paper: Paper, document: MoneyDocument): void {
  const { recipient, placeOfSupply, version } = document
  const recipientLines = [
    recipient.contact && `Attn. ${recipient.contact}`,
    recipient.address,
    recipient.gstin
      ? `GSTIN: ${recipient.gstin}`
      : version === 1
        ? 'Not registered under GST'
        : 'GSTIN not given',
    recipient.state && `State: ${stateText(recipient.state)}`,
  ]
  const facts = [
    ['Number', document.number],
    ['Date', dateText(document.datedAt ?? document.issuedAt)],
    ['Place of supply', placeOfSupply ? stateText(placeOfSupply) : 'Not stated'],
    ['Reverse charge', document.reverseCharge ? 'Yes' : 'No'],
    ['Application', displayTrackingId(document.trackingId)],
  ] as const
  writeBeside(paper, [
    () => {
      writeDown(paper, 'P', { ...left, text: 'Issued to', size: 9, colour: 'quiet' })
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

function stateText({ name, code }: DocumentState): string {
  return `${name} (${code})`
}
