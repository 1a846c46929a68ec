/** Line breaks among them; U+0085 is one that `\s` leaves out. */
const WHITE_SPACE = /[\s\u0085]+/g
/** Embeddings, overrides and isolates: they reorder what stands after them, also outside their own text. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** The text of a one-line field: a header, a list or a message cannot be broken or reordered by it; words are one blank apart. */
export function oneLine(text: string): string {
  return text.replace(WHITE_SPACE, ' ').replace(BIDI_CONTROLS, '')
}
