import { completeLanguages, languages } from '@sanad/texts'
import { renderMarkdown } from './render-markdown.ts'

/** `true`: every portal has it. */
const kinds = { privacy: true, refunds: true, terms: false } as const
export type LegalKind = keyof typeof kinds

/** Markup by language; nothing of a kind that the folder does not have. */
export type LegalTexts = Readonly<Partial<Record<LegalKind, Readonly<Record<string, string>>>>>

/**
 * Reads `privacy.en.md` and the like. What stands in one language stands in each complete one: nobody is to accept what
 * they cannot read. `read` answers undefined for a file that is not there.
 */
export function readLegalTexts(
  read: (name: string) => string | undefined,
  attempt: <T>(name: string, read: () => T) => T | undefined,
): LegalTexts {
  const found: Partial<Record<LegalKind, Record<string, string>>> = {}
  for (const kind of Object.keys(kinds) as LegalKind[]) {
    const given = languages.filter((language) => read(`${kind}.${language}.md`) !== undefined)
    const wanted = kinds[kind] || given.length > 0 ? completeLanguages : []
    for (const language of new Set([...wanted, ...given])) {
      const name = `${kind}.${language}.md`
      const markup = attempt(name, () => render(read(name)))
      if (markup !== undefined) found[kind] = { ...found[kind], [language]: markup }
    }
  }
  return found
}

function render(text: string | undefined): string {
  if (text === undefined) throw new Error('is missing')
  if (text.trim() === '') throw new Error('is empty')
  return renderMarkdown(text)
}
