import { type FontPart, fontPartOf } from './fonts.ts'

/** A stretch of text that one font writes. */
export interface FontRun {
  readonly part: FontPart
  readonly text: string
}

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Letters with their signs: what must not be torn apart. */
export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment)
}

/** The font for each stretch of a text that mixes scripts, such as "Asha आशा". Blanks stay with what they follow. */
export function fontRunsOf(text: string): FontRun[] {
  // Most of what is printed; taking letters apart is what costs time.
  if (/^[ -~]*$/.test(text)) return [{ part: 'latin', text }]
  const runs: FontRun[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    const part = fontPartOf(letter, last?.part ?? 'latin')
    if (last?.part === part) runs.splice(-1, 1, { part, text: last.text + letter })
    else runs.push({ part, text: letter })
  }
  return runs
}
