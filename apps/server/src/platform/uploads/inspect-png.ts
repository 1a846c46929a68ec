import { crc32, inflateSync } from 'node:zlib'
import type { ImageSize } from './image-size.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Limit of an inflated ancillary chunk; decoders inflate them before showing the image. */
const MAX_UNPACKED_BYTES = 8_000_000
/** Chunk types with compressed content behind a keyword. */
const packedKinds = new Set(['iCCP', 'zTXt', 'iTXt'])

/** Size of a PNG with intact chunks (CRC) and no trailing data; otherwise its problem. */
export function readPng(bytes: Buffer): ImageSize | 'damaged' | 'mismatch' | 'bomb' {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(SIGNATURE)) return 'damaged'
  let size: ImageSize | undefined
  let hasPicture = false
  let at = SIGNATURE.length
  while (at + 12 <= bytes.length) {
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
    if (packedKinds.has(kind) && isBomb(data)) return 'bomb'
    if (kind === 'IEND') {
      if (!size || !hasPicture) return 'damaged'
      // Trailing data: a polyglot file.
      return end === bytes.length ? size : 'mismatch'
    }
    at = end
  }
  return 'damaged'
}

/** The zlib stream begins behind the keyword's terminating zero, at an offset that depends on the chunk type. */
function isBomb(data: Buffer): boolean {
  for (let at = data.indexOf(0); at >= 0 && at < Math.min(300, data.length); at += 1) {
    if ((data.readUInt8(at) & 0x0f) !== 8) continue
    try {
      inflateSync(data.subarray(at), { maxOutputLength: MAX_UNPACKED_BYTES })
    } catch (error) {
      if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return true
    }
  }
  return false
}
