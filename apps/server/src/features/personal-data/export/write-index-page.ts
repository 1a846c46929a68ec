import { nameIn } from '@sanad/branding'
import { textIn } from '@sanad/domain'
import { languageName } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { dataExportMessages } from '@sanad/texts/server/data-export'
import type { Language } from '../../../platform/http/language.ts'
import { exportColumns } from './export-columns.ts'
import type { ExportSection } from './export-sections.ts'
import { escapeHtml, timeText } from './show-value.ts'

export interface ExportedSection {
  readonly section: ExportSection
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export interface IndexPage {
  readonly language: Language
  readonly sections: readonly ExportedSection[]
  readonly madeAt: Date
  /** What the portal is called, by language, and the colour of links. */
  readonly brand: { readonly name: Readonly<Record<string, string>>; readonly link: string }
  /** Folders of files beside the page. */
  readonly folders: readonly ('files' | 'money-documents')[]
  /** The same page in other languages. */
  readonly others: readonly { readonly language: Language; readonly file: string }[]
}

/** On a narrow screen each row becomes a card with labelled cells. */
const styleOf = (
  link: string,
) => `body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:60rem;padding:0 1rem;color:#16242a}
a{color:${link}}h2{margin:2rem 0 .5rem;font-size:1.25rem}nav ul{columns:14rem;padding-left:1.25rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:5.5rem}
th{background:#eef3f4}
@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody,tr,td{display:block}tr{border:1px solid #767676;border-radius:.5rem;margin:.5rem 0;padding:.25rem .75rem}
td{border:0;padding:.25rem 0;min-width:0}td:empty{display:none}td::before{content:attr(data-label);display:block;font-size:.875rem;color:#4b5b62}}`

/** The export as a self-contained HTML page: no scripts, no network. */
export function writeIndexPage({ language, sections, madeAt, brand, folders, others }: IndexPage): string {
  const text = textsIn(dataExportMessages, language)
  const title = escapeHtml(text.title({ brand: nameIn(brand, language) }))
  const notes = [text.masked, ...folders.map((folder) => text[`folders.${folder}`]), text.forPrograms]
  const links = others.map(
    (other) => `<a href="${other.file}" lang="${other.language}">${languageName(other.language)}</a>`,
  )
  const contents = sections.map(
    ({ section, rows }) =>
      `<li><a href="#${section.name}">${escapeHtml(textIn(section.title, language))}</a> (${rows.length})</li>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${styleOf(brand.link)}</style></head><body>
<p>${links.join(' ')}</p><main><h1>${title}</h1>
<p>${text.made} ${timeText(madeAt, language)}.</p>
${notes.map((note) => `<p>${note}</p>`).join('\n')}
<nav aria-label="${text.contents}"><ul>${contents.join('\n')}</ul></nav>
${sections.map((one) => writeSection(one, language)).join('\n')}
</main></body></html>
`
}

function writeSection({ section, rows }: ExportedSection, language: Language): string {
  const heading = `<h2 id="${section.name}">${escapeHtml(textIn(section.title, language))}</h2>`
  if (rows.length === 0) return `${heading}<p>${textsIn(dataExportMessages, language).nothing}</p>`
  const columns = section.columns.map((name) => {
    const { label, show } = exportColumns[name]
    return { name, label: escapeHtml(textIn(label, language)), show }
  })
  const head = columns.map(({ label }) => `<th role="columnheader" scope="col">${label}</th>`).join('')
  // Explicit ARIA roles: `display: block` on a phone removes the table semantics.
  const body = rows.map((row) => {
    const cells = columns.map(
      ({ name, label, show }) => `<td role="cell" data-label="${label}">${show(row[name], language)}</td>`,
    )
    return `<tr role="row">${cells.join('')}</tr>`
  })
  return `${heading}<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">${body.join('\n')}</tbody></table>`
}
