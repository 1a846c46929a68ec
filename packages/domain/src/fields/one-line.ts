const LINE_BREAKS = /[\r\n\u0085\u2028\u2029]+/g
/** Embeddings, overrides and isolates: they reorder what stands after them, also outside their own text. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** The text of a one-line field: a header, a list or a message cannot be broken or reordered by it. */
export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ').replace(BIDI_CONTROLS, '')
}
