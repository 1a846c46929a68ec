import type { ImageSize } from './image-size.ts'
import { readPng } from './inspect-png.ts'

/** More pixels than any phone's camera makes; decoding an absurd size would exhaust the reader's memory. */
const MAX_PIXELS = 120_000_000
const MAX_SIDE = 30_000

export type ImageProblem = 'damaged' | 'mismatch' | 'bomb' | 'too_many_pixels'

/** Why a PNG or JPEG must be refused; undefined when it is a whole picture of a sane size. */
export function findImageProblem(kind: 'png' | 'jpg', bytes: Buffer): ImageProblem | undefined {
  const size = kind === 'png' ? readPng(bytes) : (findJpegSize(bytes) ?? 'damaged')
  if (typeof size === 'string') return size
  if (size.width === 0 || size.height === 0) return 'damaged'
  const absurd = size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE
  return absurd ? 'too_many_pixels' : undefined
}

/** The frame header (SOF) says the size; C4, C8 and CC in its range are other segments. */
function findJpegSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let size: ImageSize | undefined
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1 // padding
    } else if (marker === 0xda) {
      // The picture, and its end behind it; phones put more behind that.
      return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) < 0 ? undefined : size
    } else {
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
        size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      }
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return undefined
}
