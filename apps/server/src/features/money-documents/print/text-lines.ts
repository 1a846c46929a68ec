import { type FontRun, fontRunsOf, lettersOf } from './font-runs.ts'
import { openFont, type Weight } from './fonts.ts'

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
}

type MeasuredRun = FontRun & { readonly width: number }

export interface TextLine {
  readonly text: string
  readonly runs: readonly MeasuredRun[]
  readonly width: number
}

/** Line height as a multiple of the font size: Devanagari needs more than Latin. */
export const LINE_HEIGHT = 1.45

/** Line breaking at this width, between words where possible. */
export function textLines(text: string, style: TextStyle, maxWidth: number): TextLine[] {
  const blank = measure(' ', style)
  const lines: TextLine[] = []
  for (const paragraph of text.normalize('NFC').split('\n')) {
    let line: TextLine | undefined
    for (const word of paragraph.split(/\s+/).flatMap((whole) => breakWord(whole, style, maxWidth))) {
      const longer = line && join(join(line, blank), word)
      if (line && longer && longer.width > maxWidth) {
        lines.push(line)
        line = word
      } else {
        line = longer ?? word
      }
    }
    if (line) lines.push(line)
  }
  return lines
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, style: TextStyle, maxWidth: number): TextLine[] {
  const whole = measure(word, style)
  if (whole.width <= maxWidth) return [whole]
  const pieces: TextLine[] = []
  for (const letter of lettersOf(word)) {
    const longer = measure((pieces.at(-1)?.text ?? '') + letter, style)
    if (pieces.length > 0 && longer.width <= maxWidth) pieces.splice(-1, 1, longer)
    else pieces.push(measure(letter, style))
  }
  return pieces
}

function measure(text: string, { size, weight = 400 }: TextStyle): TextLine {
  const runs = fontRunsOf(text).map((run) => {
    const font = openFont(run.part, weight)
    return { ...run, width: (font.layout(run.text).advanceWidth / font.unitsPerEm) * size }
  })
  return { text, runs, width: runs.reduce((total, { width }) => total + width, 0) }
}

/** Concatenates runs, merging neighbours of one font: no script in use joins letters across a blank. */
function join(one: TextLine, other: TextLine): TextLine {
  const last = one.runs.at(-1)
  const [first, ...rest] = other.runs
  const runs =
    last && first && last.part === first.part
      ? [
          ...one.runs.slice(0, -1),
          { ...last, text: last.text + first.text, width: last.width + first.width },
          ...rest,
        ]
      : [...one.runs, ...other.runs]
  return { text: one.text + other.text, runs, width: one.width + other.width }
}
