export interface PdfStream {
  /** Where what stands before it begins: behind the previous stream. Its dictionary lies there, and nobody else's. */
  readonly headAt: number
  readonly dataAt: number
  readonly endAt: number
}

export interface PdfStreams {
  readonly streams: readonly PdfStream[]
  /** What lies between streams. */
  readonly outside: readonly { readonly from: number; readonly to: number }[]
  /**
   * Streams within streams, ends without a beginning, keywords that readers may take for something else. No program
   * writes such; each reader finds other objects in it.
   */
  readonly isAmbiguous: boolean
}

const MAX_STREAMS = 20_000
/** Streams that begin within another one are looked at as well, as long as there are few. */
const MAX_NESTED = 10
/** Bounded, as the regular expression remembers each blank. */
const KEYWORD = />>[\s\0]{0,200}stream([ \t]{0,20}(?:\r\n|\r|\n))?|endstream/g

/** The streams of a PDF in one pass over its text; undefined if there are more than any program writes. */
export function findStreams(text: string): PdfStreams | undefined {
  const streams: PdfStream[] = []
  const outside: { from: number; to: number }[] = []
  let open: { headAt: number; dataAt: number }[] = []
  let behind = 0
  let isAmbiguous = false
  const end = (endAt: number, next: number) => {
    streams.push(...open.map((stream) => ({ ...stream, endAt })))
    open = []
    behind = next
  }
  for (const { 0: keyword, 1: lineEnd, index } of text.matchAll(KEYWORD)) {
    const next = index + keyword.length
    if (keyword === 'endstream') {
      if (open.length === 0) isAmbiguous = true
      end(index, next)
      continue
    }
    if (open.length === 0) outside.push({ from: behind, to: index + 2 })
    isAmbiguous ||= open.length > 0 || lineEnd === undefined
    open.push({ headAt: open.at(-1)?.dataAt ?? behind, dataAt: next })
    if (open.length > MAX_NESTED || streams.length > MAX_STREAMS) return undefined
  }
  if (open.length > 0) {
    isAmbiguous = true
    end(text.length, text.length)
  }
  outside.push({ from: behind, to: text.length })
  return { streams, outside, isAmbiguous }
}
