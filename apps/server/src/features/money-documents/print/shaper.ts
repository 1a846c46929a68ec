import * as harfbuzz from 'harfbuzzjs'

/** A glyph with the characters that it stands for; pdfkit takes them for copying and searching. */
interface ShapedGlyph {
  readonly id: number
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
}

/** A text as glyphs in the order in which they stand, measured in units of the font. */
export interface ShapedText {
  readonly glyphs: readonly ShapedGlyph[]
  readonly positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  readonly advanceWidth: number
}

/**
 * Shapes texts as browsers do, by HarfBuzz. fontkit, which takes the fonts apart for pdfkit, shapes too, but throws
 * where a letter has no place for a sign: on "ਸਿੰਘ", for one.
 */
export function createShaper(sfnt: Uint8Array): (text: string) => ShapedText {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)))
  const buffer = new harfbuzz.Buffer()
  return (text) => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const begins = [...new Set(infos.map(({ cluster }) => cluster))]
    const glyphs = begins.flatMap((begin, index) => {
      const ids = infos.filter(({ cluster }) => cluster === begin).map(({ codepoint }) => codepoint)
      return charactersOf(font, text.slice(begin, begins[index + 1]), ids).map((codePoints, place) => {
        const id = ids[place] ?? 0
        return { id, codePoints, advanceWidth: font.glyphHAdvance(id) }
      })
    })
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }
}

/**
 * Which characters of a cluster each of its glyphs stands for: those that have a glyph of their own are its, the
 * others belong to the first glyph that is nobody's own. Signs that were split stand for their parts.
 */
function charactersOf(font: harfbuzz.Font, cluster: string, ids: readonly number[]): number[][] {
  const own = (code: number) => ids.indexOf(font.nominalGlyph(code) ?? -1)
  const codes = [...cluster]
    .flatMap((character) => (own(codeOf(character)) < 0 ? [...character.normalize('NFD')] : [character]))
    .map(codeOf)
  const places = codes.map(own)
  const joint = Math.max(
    ids.findIndex((_, place) => !places.includes(place)),
    0,
  )
  return ids.map((_, place) =>
    codes.filter((_code, at) => (places[at] === -1 ? joint : places[at]) === place),
  )
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
