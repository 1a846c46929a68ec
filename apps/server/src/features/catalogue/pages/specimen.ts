import { type DocumentKind, documentSamples } from '@sanad/domain'
import type { DocumentSamplesTexts } from '@sanad/texts/common/document-samples'
import { type Html, html } from './html.ts'

/** What a kind of document looks like, small beside its name. */
export function specimen(kind: DocumentKind): Html {
  return html`<svg aria-hidden="true" viewBox="0 0 64 50" width="64" height="50"><path d="${documentSamples[kind].drawing}"/></svg>`
}

/** The same large, with what must be readable, once it is asked for. */
export function sample(kind: DocumentKind, label: string, texts: DocumentSamplesTexts): Html {
  const { drawing, marks } = documentSamples[kind]
  return html`<details><summary aria-label="${texts.see}: ${label}">${texts.see}</summary>
<svg aria-hidden="true" viewBox="-4 -3 72 56"><path d="${drawing}"/>${marks.map(
    ([x, y], at) => html`<g transform="translate(${x} ${y})"><circle r="3.2"/><text>${at + 1}</text></g>`,
  )}</svg>
<p>${texts.readable}</p><ol>${([1, 2, 3] as const).map((number) => html`<li>${texts[`${kind}.${number}`]}</li>`)}</ol></details>`
}
