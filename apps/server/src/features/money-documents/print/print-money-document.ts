import type { MoneyDocument } from '@sanad/domain'
import { writeCharges, writeReferences, writeTotals } from './charges.ts'
import { writeClosing } from './closing.ts'
import { documentTitles } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, Paper } from './paper.ts'
import { writeHead, writeParties } from './parties.ts'

/** Renders a document as PDF. Deterministic: the same facts give the same bytes. */
export function printMoneyDocument(document: MoneyDocument): Promise<Buffer> {
  const { kind, number, supplier, issuedAt } = document
  const name = `${documentTitles[kind].en} ${number}`
  const paper = new Paper({ title: name, author: supplier.legalName, createdAt: new Date(issuedAt) })
  paper.onNewSheet = () => {
    const style = { x: PAGE.margin, width: CONTENT_WIDTH, size: 9 } as const
    paper.writeAside({ ...style, text: supplier.legalName, weight: 700, colour: 'accent' })
    paper.writeAside({ ...style, text: `${name}, continued`, align: 'right' })
    paper.y += 18
    paper.rule()
    paper.y += 6
  }
  writeHead(paper, document)
  writeParties(paper, document)
  writeCharges(paper, document)
  writeTotals(paper, document)
  writeReferences(paper, document)
  writeClosing(paper, document)
  const footer = { x: PAGE.margin, width: CONTENT_WIDTH, size: 8, align: 'right', colour: 'quiet' } as const
  return paper.finish((sheet) => ({ ...footer, text: `${number} · ${sheet}` }))
}
