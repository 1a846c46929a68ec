import { type FontPart, fontPartOf } from './fonts.ts'

/** A run of text in one font. */
export interface FontRun {
  readonly part: FontPart
  readonly text: string
}

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Grapheme clusters: the units that must not be split. */
export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment)
}

/** Splits a text of mixed scripts, such as "Asha आशा", into font runs. Blanks belong to the run before them. */
export function fontRunsOf(text: string): FontRun[] {
  // Fast path for plain Latin: segmentation is the expensive part.
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
