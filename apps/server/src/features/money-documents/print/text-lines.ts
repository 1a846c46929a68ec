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

/** Space from one line to the next, in sizes of the letters: Hindi needs more than English. */
export const LINE_HEIGHT = 1.45

/** Breaks a text into lines of at most this width, between words where that is possible. */
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

/** A word in pieces that fit into a line. */
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

/** One after the other; neighbours of one font become one stretch. No letter of ours joins across a blank. */
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
