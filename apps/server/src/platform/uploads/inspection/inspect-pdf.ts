import { type Budget, hasZlibHeader, inflate } from './inflate.ts'
import { findLinkProblem } from './pdf-links.ts'
import { ACTIVE, ATTACHED, decodeNames, ENCRYPTED, SHORT_ACTIVE } from './pdf-names.ts'
import { findStreams, type PdfStream } from './pdf-streams.ts'

export type PdfProblem = 'damaged' | 'script' | 'attachment' | 'protected' | 'unreadable' | 'bomb'

/** An A4 page at 600 dpi in colour takes 105 MB. */
const MAX_STREAM_BYTES = 150_000_000
const MAX_OBJECTS_BYTES = 50_000_000
/** In and out, of all streams together. */
const MAX_UNPACKED_BYTES = 600_000_000

/**
 * Problem of a PDF; undefined when it is acceptable. A filter, not a proof (docs/adr/0039): it searches the bytes under
 * every interpretation that a reader may have, each byte a bounded number of times, and fails closed on what hides.
 */
export async function findPdfProblem(bytes: Buffer): Promise<PdfProblem | undefined> {
  const text = bytes.toString('latin1')
  if (!text.slice(0, 1024).includes('%PDF-') || !text.slice(-2048).includes('%%EOF')) return 'damaged'
  const names = decodeNames(bytes)
  if (ENCRYPTED.test(names)) return 'protected'
  const found = findStreams(text)
  const outside = found?.outside.map(({ from, to }) => decodeNames(bytes.subarray(from, to))) ?? []
  const problem =
    findActive(names) ?? (outside.some((part) => SHORT_ACTIVE.test(part)) ? 'script' : undefined)
  if (problem) return problem
  if (!found) return 'unreadable'
  const packed = await inspectStreams(bytes, found.streams)
  if (packed.problem) return packed.problem
  // Object streams are named where no stream begins: some are delimited in a way that only other readers accept.
  const isHidden = countOf(names, OBJECTS) > packed.objectStreams
  return isHidden || found.isAmbiguous ? 'unreadable' : undefined
}

function findActive(names: string): PdfProblem | undefined {
  if (ACTIVE.test(names)) return 'script'
  if (ATTACHED.test(names)) return 'attachment'
  return findLinkProblem(names)
}

const OBJECTS = /\/ObjStm(?=[\s\0/>%<[(]|$)/g

interface Inspected {
  readonly problem?: PdfProblem | undefined
  readonly objectStreams: number
}

async function inspectStreams(bytes: Buffer, streams: readonly PdfStream[]): Promise<Inspected> {
  const budget: Budget = { bytes: MAX_UNPACKED_BYTES }
  let objectStreams = 0
  for (const { headAt, dataAt, endAt } of streams) {
    const head = decodeNames(bytes.subarray(headAt, dataAt))
    const data = bytes.subarray(dataAt, endAt)
    const isObjects = holdsObjects(head)
    if (isObjects) objectStreams += 1
    const problem = isObjects
      ? await findProblemInObjects(head, data, budget)
      : await findProblemInData(head, data, budget)
    if (problem) return { problem, objectStreams }
  }
  return { objectStreams }
}

/** Readers unpack objects from what has `/First`, whatever its type; outlines have one too, as a reference. */
function holdsObjects(head: string): boolean {
  if (countOf(head, OBJECTS) > 0 || /\/First\s{1,99}\d{1,10}(?!\d|\s{1,99}\d{1,5}\s)/.test(head)) return true
  return /\/First(?![A-Za-z])/.test(head.slice(Math.max(0, head.lastIndexOf(' obj'))))
}

const DECODERS =
  /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL|ASCIIHexDecode|AHx|ASCII85Decode|A85)(?=[\s\0/\]>%]|$)/g

async function findProblemInObjects(
  head: string,
  data: Buffer,
  budget: Budget,
): Promise<PdfProblem | undefined> {
  if (!isReadable(head)) return 'unreadable'
  const parts: Buffer[] = []
  if (hasZlibHeader(data)) {
    const take = (chunk: Buffer) => void parts.push(chunk)
    if ((await inflate(data, { limit: MAX_OBJECTS_BYTES, budget, take })) !== 'whole') return 'unreadable'
  } else if (countOf(head, DECODERS) > 0) return 'unreadable'
  const objects = decodeNames(parts.length > 0 ? Buffer.concat(parts) : data)
  return SHORT_ACTIVE.test(objects) ? 'script' : findActive(objects)
}

/** Whether objects are packed in the one usual way, and nothing that says so stands elsewhere. */
function isReadable(head: string): boolean {
  // The filter of a signature names who made it, and packs nothing.
  const filters = countOf(head, /\/Filter(?![A-Za-z])(?!\s{0,99}\/Adobe\.)/g)
  const usual = countOf(
    head,
    /\/Filter\s{0,99}(?:\[\s{0,99}\/FlateDecode\s{0,99}\]|\/FlateDecode(?![A-Za-z]))/g,
  )
  if (filters !== usual || countOf(head, DECODERS) > 1) return false
  return (
    !/\/Predictor\s{0,99}(?!\s|1\b)/.test(head) && !/\/DecodeParms\s{0,99}(?:\[\s{0,99})?[\d%]/.test(head)
  )
}

/** Decompression bomb check: whether the data of a stream inflate to more than any scanned document does. */
async function findProblemInData(
  head: string,
  data: Buffer,
  budget: Budget,
): Promise<PdfProblem | undefined> {
  // One after the other, a few bytes can inflate to gigabytes.
  if (countOf(head, DECODERS) > 1) return 'bomb'
  if (!hasZlibHeader(data)) return undefined
  // A corrupt stream ends where inflating fails, for every reader.
  return (await inflate(data, { limit: MAX_STREAM_BYTES, budget })) === 'over' ? 'bomb' : undefined
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
