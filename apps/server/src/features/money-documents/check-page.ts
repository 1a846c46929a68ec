import { formatMoney, type MoneyDocument, parseMoney } from '@sanad/domain'
import { textsIn } from '@sanad/texts/node'
import { documentCheckMessages } from '@sanad/texts/server/document-check'
import { html } from '../catalogue/pages/html.ts'
import type { PageContext } from '../catalogue/pages/page-context.ts'
import { pageFrame } from '../catalogue/pages/page-frame.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { documentWords } from './print/document-texts.ts'

interface Checked {
  readonly id: string
  /** Undefined: no such document was issued. */
  readonly confirmed:
    | {
        readonly document: MoneyDocument
        readonly cancelledAt: string | null
        readonly replacedBy: string | null
      }
    | undefined
}

/** Confirms what is printed on a document to whoever holds it; whom it was issued to is left out. */
export function checkPage(context: PageContext, { id, confirmed }: Checked): string {
  const { language, trader } = context
  const texts = textsIn(documentCheckMessages, language)
  const page = {
    ...{
      title: texts.title,
      description: texts.intro,
      path: `/user/check-document/${encodeURIComponent(id)}`,
    },
    ...{ structured: html``, isListed: false },
  }
  if (!confirmed) {
    return pageFrame(context, {
      ...page,
      body: html`<h1>${texts.unknown}</h1><p class="lead">${texts.unknownText}</p>`,
    })
  }
  const { document, cancelledAt, replacedBy } = confirmed
  const words = documentWords(language)
  const facts = [
    [texts.issuer, trader.legal_name],
    [texts.kind, words.title(document.kind)],
    [texts.number, document.number],
    [texts.date, words.date(document.datedAt ?? document.issuedAt)],
    [texts.amount, formatMoney(parseMoney(document.totals.total))],
    [texts.fingerprint, fingerprintOf(document)],
    ...(cancelledAt === null ? [] : [[texts.cancelledOn, words.time(cancelledAt)] as const]),
    ...(replacedBy === null ? [] : [[texts.replacedBy, replacedBy] as const]),
  ] as const
  const [title, said] =
    cancelledAt !== null
      ? [texts.cancelled, texts.cancelledText]
      : replacedBy !== null
        ? [texts.replaced, texts.replacedText]
        : [texts.genuine, texts.genuineText]
  return pageFrame(context, {
    ...page,
    body: html`<h1>${title}</h1><p class="lead">${said}</p>
<section><dl class="facts">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl></section>
<section><h2>${texts.compare}</h2><p>${texts.compareText}</p></section>`,
  })
}
