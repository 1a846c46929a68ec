import type { Language } from '../../../platform/http/language.ts'
import type { ExportSection } from './export-sections.ts'

export interface ExportedSection {
  readonly section: ExportSection
  readonly rows: readonly Record<string, unknown>[]
}

const texts = {
  en: {
    title: 'Your data at Sanad',
    made: 'Made on',
    note: 'Identity and account numbers are masked. data.json holds the same for programs, the folder files your documents.',
    nothing: 'Nothing',
    other: '<a href="index.hi.html" lang="hi">हिन्दी</a>',
  },
  hi: {
    title: 'सनद में आपका डेटा',
    made: 'बनाया गया',
    note: 'पहचान और खाता नंबर छिपाए गए हैं। data.json में यही जानकारी प्रोग्रामों के लिए है, फ़ोल्डर files में आपके दस्तावेज़ हैं।',
    nothing: 'कुछ नहीं',
    other: '<a href="index.html" lang="en">English</a>',
  },
} as const

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
div{overflow-x:auto}`

/** The copy as a page that opens without a program and without the network. */
export function writeIndexPage(
  sections: readonly ExportedSection[],
  language: Language,
  madeAt: Date,
): string {
  const text = texts[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title><style>${style}</style></head><body>
<p>${text.other}</p><h1>${text.title}</h1>
<p>${text.made} ${formatTime(madeAt)}. ${text.note}</p>
${sections.map((one) => writeSection(one, language)).join('\n')}
</body></html>
`
}

function writeSection({ section, rows }: ExportedSection, language: Language): string {
  const columns = Object.entries(section.columns)
  const heading = `<h2>${escapeHtml(section.title[language])}</h2>`
  if (rows.length === 0) return `${heading}<p>${texts[language].nothing}</p>`
  const head = columns.map(([, label]) => `<th scope="col">${escapeHtml(label[language])}</th>`).join('')
  const body = rows
    .map((row) => `<tr>${columns.map(([name]) => `<td>${writeCell(row[name])}</td>`).join('')}</tr>`)
    .join('\n')
  return `${heading}<div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return formatTime(value)
  if (typeof value === 'string' && /^(files\/[0-9a-z.]+ ?)+$/.test(value)) {
    return value
      .split(' ')
      .map((path) => `<a href="${path}">${path}</a>`)
      .join(' ')
  }
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

function formatTime(time: Date): string {
  return time.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
