import { deserialize } from 'node:v8'
import { offeredLanguages } from '@sanad/texts'
import type { Language } from '../../../platform/http/language.ts'
import { exportSections } from './export-sections.ts'
import { type IndexPage, writeIndexPage } from './write-index-page.ts'

type SectionRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** By the name of their section, serialised: bytes are copied between threads in no time, ten thousand rows are not. */
export type SerialisedRows = Readonly<Record<string, Uint8Array>>

export interface CopyContents {
  readonly rows: SerialisedRows
  /** Of the first page. */
  readonly language: Language
  readonly madeAt: Date
  readonly brand: IndexPage['brand']
  readonly folders: IndexPage['folders']
}

export interface CopyPage {
  readonly name: string
  readonly content: Uint8Array
}

/** Runs in a worker thread: the lists of a copy for programs, and as a page in every language. */
export function writeCopyPages({
  rows: serialised,
  language,
  madeAt,
  brand,
  folders,
}: CopyContents): CopyPage[] {
  const rows: SectionRows = Object.fromEntries(
    Object.entries(serialised).map(([name, bytes]) => [name, deserialize(bytes)]),
  )
  const sections = exportSections.map((section) => ({ section, rows: rows[section.name] ?? [] }))
  const pages = [...new Set([language, ...offeredLanguages])].map((one) => ({
    language: one,
    file: one === language ? 'index.html' : `index.${one}.html`,
  }))
  return [
    { name: 'data.json', content: bytesOf(JSON.stringify(dataOf(rows, madeAt), null, 2)) },
    ...pages.map(({ language: one, file }) => {
      const others = pages.filter((page) => page.language !== one)
      const page = writeIndexPage({ sections, madeAt, brand, folders, language: one, others })
      return { name: file, content: bytesOf(page) }
    }),
  ]
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Machine-readable form: raw values instead of words. */
function dataOf(rows: SectionRows, madeAt: Date): object {
  const about = {
    made_at: madeAt,
    amounts: 'rupees, exact',
    times: 'UTC, ISO 8601',
    codes: 'as the portal keeps them; the pages beside this file say them in words',
  }
  return { about, ...rows }
}
