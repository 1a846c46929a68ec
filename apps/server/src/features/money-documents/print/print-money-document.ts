import type { MoneyDocument } from '@sanad/domain'
import { type Language, localeOf } from '@sanad/texts'
import { writeCharges, writeReferences, writeTotals } from './charges.ts'
import { writeClosing } from './closing.ts'
import { documentWords } from './document-texts.ts'
import { CONTENT_WIDTH, PAGE, Paper } from './paper.ts'
import { writeHead, writeParties } from './parties.ts'

export interface Print {
  readonly document: MoneyDocument
  readonly language: Language
}

/** Renders a document as PDF. Deterministic: the same facts in the same language give the same bytes. */
export function printMoneyDocument({ document, language }: Print): Promise<Buffer> {
  const words = documentWords(language)
  const { texts } = words
  const { kind, number, supplier, issuedAt } = document
  const name = `${words.title(kind)} ${number}`
  const paper = new Paper({
    title: name,
    author: supplier.legalName,
    createdAt: new Date(issuedAt),
    language: localeOf(language),
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
  writeCharges(paper, document, words)
  writeTotals(paper, document, words)
  writeReferences(paper, document, words)
  writeClosing(paper, document, words)
  const footer = { x: PAGE.margin, width: CONTENT_WIDTH, size: 8, align: 'right', colour: 'quiet' } as const
  return paper.finish((page, pages) => ({ ...footer, text: `${number} · ${texts.page({ page, pages })}` }))
}
