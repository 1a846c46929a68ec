import { Readable } from 'node:stream'
import { createInflate, inflateSync } from 'node:zlib'

export type PdfProblem = 'damaged' | 'script' | 'attachment' | 'protected' | 'unreadable' | 'bomb'

/** Names by which a PDF runs a script, starts a program, sends what was typed or opens another file. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Rendition)(?=[\s/<>[\](){}%]|$)/
/** Names by which it carries other files. */
const ATTACHED = /\/(?:EmbeddedFiles?|FileAttachment)(?=[\s/<>[\](){}%]|$)/
const MAX_INFLATED_BYTES = 50_000_000

/**
 * Why a PDF must be refused; undefined when it is one. What cannot be looked into is refused as well: a document
 * under a password, and objects packed in a way that no ordinary program writes.
 */
export async function findPdfProblem(bytes: Buffer): Promise<PdfProblem | undefined> {
  const text = bytes.toString('latin1')
  if (text.slice(0, 1024).indexOf('%PDF-') < 0 || text.slice(-2048).indexOf('%%EOF') < 0) return 'damaged'
  const { outside, streams } = splitStreams(text)
  if (hasName(outside, /\/Encrypt(?=[\s/<[(])/)) return 'protected'
  if (hasName(outside, ACTIVE)) return 'script'
  if (hasName(outside, ATTACHED)) return 'attachment'
  // A stream's bytes may hold a short name by chance, a long one as good as never: so "stream" cannot hide it.
  if (hasName(text, /\/(?:JavaScript|Launch)(?=[\s/<>[\](){}%]|$)/)) return 'script'
  const packed = streams.filter(({ dictionary }) => PACKED.test(dictionary))
  // More of them are named than were found: they begin in a way that hides them from us, not from every reader.
  if ([...decodeNames(outside).matchAll(new RegExp(PACKED, 'g'))].length > packed.length) return 'unreadable'
  return findProblemInPacked(packed) ?? ((await areBombs(streams)) ? 'bomb' : undefined)
}

const PACKED = /\/ObjStm(?=[\s/>]|$)/

interface Stream {
  readonly dictionary: string
  readonly data: string
}

/**
 * The text between streams, and the streams with their dictionaries. A stream that seems
 * to begin inside another one counts as well: the outer one may be made up to hide it.
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

/** A page of 600 dots an inch in colour takes 105 MB. */
const MAX_STREAM_BYTES = 150_000_000
const MAX_STREAMS_BYTES = 1_000_000_000

/** Whether showing the document would inflate more than any scanner makes. */
async function areBombs(streams: readonly Stream[]): Promise<boolean> {
  let left = MAX_STREAMS_BYTES
  for (const { dictionary, data } of streams) {
    const filters = dictionary.match(/\/FlateDecode/g)?.length ?? 0
    // Packed twice, a few bytes become gigabytes.
    if (filters > 1) return true
    if (filters === 0) continue
    const size = await inflatedSize(Buffer.from(data, 'latin1'), Math.min(left, MAX_STREAM_BYTES))
    if (size === undefined) return true
    left -= size
  }
  return false
}

/** Undefined above the limit. Beside the event loop, and without keeping what comes out. */
async function inflatedSize(data: Buffer, limit: number): Promise<number | undefined> {
  let size = 0
  try {
    for await (const chunk of Readable.from([data]).pipe(createInflate())) {
      size += Buffer.byteLength(chunk)
      if (size > limit) return undefined
    }
  } catch {
    // What does not inflate to its end shows nothing beyond that.
  }
  return size
}

function hasName(text: string, name: RegExp): boolean {
  return name.test(text.includes('#') ? decodeNames(text) : text)
}

/** Any character of a name may be written as # and two hexadecimal digits. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
