import { crc32 } from 'node:zlib'
import type { ImageSize } from './image-size.ts'
import { type Budget, inflate } from './inflate.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Of an ancillary chunk; decoders inflate them before showing the image. */
const MAX_UNPACKED_BYTES = 8_000_000
/** In and out, of all of them together. */
const MAX_ALL_BYTES = 24_000_000
/** A picture of 10 MB written in the usual chunks of 8 kB has 1,300. */
const MAX_CHUNKS = 50_000

/**
 * Size of a PNG with intact chunks (CRC) and no trailing data; otherwise its problem. The picture itself is not inflated:
 * decoders stop at the size that the header gives.
 */
export async function readPng(bytes: Buffer): Promise<ImageSize | 'damaged' | 'mismatch' | 'bomb'> {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(SIGNATURE)) return 'damaged'
  let size: ImageSize | undefined
  let hasPicture = false
  const budget: Budget = { bytes: MAX_ALL_BYTES }
  let at = SIGNATURE.length
  for (let chunks = 0; at + 12 <= bytes.length; chunks += 1) {
    if (chunks > MAX_CHUNKS) return 'bomb'
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return 'damaged'
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, end - 4)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return 'damaged'
    if (at === SIGNATURE.length) {
      if (kind !== 'IHDR' || data.length !== 13) return 'damaged'
      size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) }
    }
    if (kind === 'IDAT') hasPicture = true
    const packed = packedPart(kind, data)
    // A corrupt stream ends where inflating fails, for every decoder.
    if (packed && (await inflate(packed, { limit: MAX_UNPACKED_BYTES, budget })) === 'over') return 'bomb'
    if (kind === 'IEND') {
      if (!size || !hasPicture) return 'damaged'
      // Trailing data: a polyglot file.
      return end === bytes.length ? size : 'mismatch'
    }
    at = end
  }
  return 'damaged'
}

/** The zlib stream of an ancillary chunk (PNG, 11.3.3): behind its keyword, its method, and the languages of an iTXt. */
function packedPart(kind: string, data: Buffer): Buffer | undefined {
  const method = data.indexOf(0) + 1
  if (method === 0) return undefined
  if (kind === 'zTXt' || kind === 'iCCP') return data.subarray(method + 1)
  if (kind !== 'iTXt' || data[method] !== 1) return undefined
  const translated = data.indexOf(0, method + 2) + 1
  const text = data.indexOf(0, translated) + 1
  return translated > 0 && text > 0 ? data.subarray(text) : undefined
}
