import * as harfbuzz from 'harfbuzzjs'

/** A glyph with its code points, which pdfkit writes into the ToUnicode map for copying and searching. */
interface ShapedGlyph {
  readonly id: number
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
}

/** Glyphs in visual order, measured in font units. */
export interface ShapedText {
  readonly glyphs: readonly ShapedGlyph[]
  readonly positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  readonly advanceWidth: number
}

/**
 * Text shaping by HarfBuzz, as in browsers. fontkit, which parses the fonts for pdfkit, has a shaper too, but throws on a
 * base glyph without an anchor for a mark, such as in "ਸਿੰਘ".
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
 * Maps the code points of a cluster to its glyphs: those with a glyph of their own first, the rest to the first glyph
 * without one (a ligature). Split vowel signs are mapped by their parts.
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
