import { Readable } from 'node:stream'
import { createInflate, inflateSync } from 'node:zlib'

export type PdfProblem = 'damaged' | 'script' | 'attachment' | 'protected' | 'unreadable' | 'bomb'

/** Names of active content: scripts, launching programs, submitting forms, opening other files. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Rendition)(?=[\s/<>[\](){}%]|$)/
/** Names of embedded files. */
const ATTACHED = /\/(?:EmbeddedFiles?|FileAttachment)(?=[\s/<>[\](){}%]|$)/
const MAX_INFLATED_BYTES = 50_000_000

/**
 * Problem of a PDF; undefined when it is acceptable. Fails closed: encrypted documents and object streams with unusual
 * filters cannot be inspected and are refused.
 */
export async function findPdfProblem(bytes: Buffer): Promise<PdfProblem | undefined> {
  const text = bytes.toString('latin1')
  if (text.slice(0, 1024).indexOf('%PDF-') < 0 || text.slice(-2048).indexOf('%%EOF') < 0) return 'damaged'
  const { outside, streams } = splitStreams(text)
  if (hasName(outside, /\/Encrypt(?=[\s/<[(])/)) return 'protected'
  if (hasName(outside, ACTIVE)) return 'script'
  if (hasName(outside, ATTACHED)) return 'attachment'
  // The whole text, binary data included: a false keyword "stream" cannot hide a name this long, and chance cannot make it.
  if (hasName(text, /\/(?:JavaScript|Launch)(?=[\s/<>[\](){}%]|$)/)) return 'script'
  const packed = streams.filter(({ dictionary }) => PACKED.test(dictionary))
  // More object streams are named than were found: some are delimited in a way that only other parsers accept.
  if ([...decodeNames(outside).matchAll(new RegExp(PACKED, 'g'))].length > packed.length) return 'unreadable'
  return findProblemInPacked(packed) ?? ((await areBombs(streams)) ? 'bomb' : undefined)
}

const PACKED = /\/ObjStm(?=[\s/>]|$)/

interface Stream {
  readonly dictionary: string
  readonly data: string
}

/**
 * The text outside streams, and the streams with their dictionaries. Nested beginnings are counted as well: a fake outer
 * stream could hide a real one.
 */
function splitStreams(text: string): { outside: string; streams: Stream[] } {
  const outside: string[] = []
  const streams: Stream[] = []
  let at = 0
  for (const match of text.matchAll(/>>\s*stream(?:\r\n|\r|\n)/g)) {
    const start = match.index + match[0].length
    const found = text.indexOf('endstream', start)
    const end = found < 0 ? text.length : found
    const dictionary = text.slice(Math.max(0, text.lastIndexOf(' obj', match.index)), match.index + 2)
    streams.push({ dictionary: decodeNames(dictionary), data: text.slice(start, end) })
    if (match.index >= at) {
      outside.push(text.slice(at, match.index + 2))
      at = end
    }
  }
  outside.push(text.slice(at))
  return { outside: outside.join('\n'), streams }
}

function findProblemInPacked(packed: readonly Stream[]): PdfProblem | undefined {
  let left = MAX_INFLATED_BYTES
  for (const stream of packed) {
    const objects = unpack(stream, left)
    if (objects === undefined) return 'unreadable'
    left -= objects.length
    if (hasName(objects, ACTIVE)) return 'script'
    if (hasName(objects, ATTACHED)) return 'attachment'
  }
  return undefined
}

function unpack({ dictionary, data }: Stream, maxOutputLength: number): string | undefined {
  const filter = dictionary.match(/\/Filter\s*(\[[^\]]*\]|\/\w+)/)?.[1]
  if (/\/Predictor\s+(?!1\b)\d/.test(dictionary)) return undefined
  if (filter === undefined) return /\/Filter(?=\s|$)/.test(dictionary) ? undefined : data
  if (/\/DecodeParms\s*(?:\[\s*)?\d/.test(dictionary)) return undefined
  if (!/^(\[\s*)?\/FlateDecode(\s*\])?$/.test(filter)) return undefined
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength }).toString('latin1')
  } catch {
    return undefined
  }
}

/** An A4 page at 600 dpi in colour takes 105 MB. */
const MAX_STREAM_BYTES = 150_000_000
const MAX_STREAMS_BYTES = 1_000_000_000

/** Decompression bomb check: whether streams inflate to more than any scanned document does. */
async function areBombs(streams: readonly Stream[]): Promise<boolean> {
  let left = MAX_STREAMS_BYTES
  for (const { dictionary, data } of streams) {
    const filters = dictionary.match(/\/FlateDecode/g)?.length ?? 0
    // Nested deflate: a few bytes can inflate to gigabytes.
    if (filters > 1) return true
    if (filters === 0) continue
    const size = await inflatedSize(Buffer.from(data, 'latin1'), Math.min(left, MAX_STREAM_BYTES))
    if (size === undefined) return true
    left -= size
  }
  return false
}

/** Inflated size; undefined above the limit. Streamed on the thread pool, without buffering the output. */
async function inflatedSize(data: Buffer, limit: number): Promise<number | undefined> {
  let size = 0
  try {
    for await (const chunk of Readable.from([data]).pipe(createInflate())) {
      size += Buffer.byteLength(chunk)
      if (size > limit) return undefined
    }
  } catch {
    // A corrupt stream ends where inflating fails, for every reader.
  }
  return size
}

function hasName(text: string, name: RegExp): boolean {
  return name.test(text.includes('#') ? decodeNames(text) : text)
}

/** Decodes `#xx` escapes in names. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
