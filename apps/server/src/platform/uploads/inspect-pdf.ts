import { inflateSync } from 'node:zlib'

export type PdfProblem = 'damaged' | 'script' | 'protected' | 'unreadable'

/** Names by which a PDF runs a script or starts a program. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)(?=[\s/<>[\](){}%]|$)/
const MAX_INFLATED_BYTES = 50_000_000

/**
 * Why a PDF must be refused; undefined when it is one. What cannot be looked into is refused as well: a document
 * under a password, and objects packed in a way that no ordinary program writes.
 */
export function findPdfProblem(bytes: Buffer): PdfProblem | undefined {
  const text = bytes.toString('latin1')
  if (text.slice(0, 1024).indexOf('%PDF-') < 0 || text.slice(-2048).indexOf('%%EOF') < 0) return 'damaged'
  const { outside, packed } = splitStreams(text)
  if (hasName(outside, /\/Encrypt(?=[\s/<[(])/)) return 'protected'
  if (hasName(outside, ACTIVE)) return 'script'
  // A stream's bytes may hold a short name by chance, a long one as good as never: so "stream" cannot hide it.
  if (hasName(text, /\/(?:JavaScript|Launch)(?=[\s/<>[\](){}%]|$)/)) return 'script'
  return findProblemInPacked(packed)
}

interface Packed {
  readonly dictionary: string
  readonly data: string
}

/**
 * The text between streams, and the streams that hold packed objects with their dictionaries. A stream that seems
 * to begin inside another one counts as well: the outer one may be made up to hide it.
 */
function splitStreams(text: string): { outside: string; packed: Packed[] } {
  const outside: string[] = []
  const packed: Packed[] = []
  let at = 0
  for (const match of text.matchAll(/>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length
    const found = text.indexOf('endstream', start)
    const end = found < 0 ? text.length : found
    const dictionary = text.slice(Math.max(0, text.lastIndexOf(' obj', match.index)), match.index + 2)
    if (hasName(dictionary, /\/ObjStm(?=[\s/>]|$)/)) {
      packed.push({ dictionary: decodeNames(dictionary), data: text.slice(start, end) })
    }
    if (match.index >= at) {
      outside.push(text.slice(at, match.index + 2))
      at = end
    }
  }
  outside.push(text.slice(at))
  return { outside: outside.join('\n'), packed }
}

function findProblemInPacked(packed: readonly Packed[]): PdfProblem | undefined {
  let left = MAX_INFLATED_BYTES
  for (const stream of packed) {
    const objects = unpack(stream, left)
    if (objects === undefined) return 'unreadable'
    left -= objects.length
    if (hasName(objects, ACTIVE)) return 'script'
  }
  return undefined
}

function unpack({ dictionary, data }: Packed, maxOutputLength: number): string | undefined {
  const filter = dictionary.match(/\/Filter\s*(\[[^\]]*\]|\/\w+)/)?.[1]
  if (/\/Predictor\s+(?!1\b)\d/.test(dictionary)) return undefined
  if (filter === undefined) return data
  if (!/^(\[\s*)?\/FlateDecode(\s*\])?$/.test(filter)) return undefined
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength }).toString('latin1')
  } catch {
    return undefined
  }
}

function hasName(text: string, name: RegExp): boolean {
  return name.test(text.includes('#') ? decodeNames(text) : text)
}

/** Any character of a name may be written as # and two hexadecimal digits. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
