import type { ImageSize } from './image-size.ts'
import { readPng } from './inspect-png.ts'

/** Decompression bomb limit, above any phone camera's resolution. */
const MAX_PIXELS = 120_000_000
const MAX_SIDE = 30_000

export type ImageProblem = 'damaged' | 'mismatch' | 'bomb' | 'too_many_pixels'

/** Problem of a PNG or JPEG; undefined for a complete image of an acceptable size. */
export async function findImageProblem(
  kind: 'png' | 'jpg',
  bytes: Buffer,
): Promise<ImageProblem | undefined> {
  const size = kind === 'png' ? await readPng(bytes) : (findJpegSize(bytes) ?? 'damaged')
  if (typeof size === 'string') return size
  if (size.width === 0 || size.height === 0) return 'damaged'
  const absurd = size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE
  return absurd ? 'too_many_pixels' : undefined
}

/** Size from the frame header (SOF0–SOF15); C4, C8 and CC in that range are other segments. */
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
      // Start of scan: the end marker must follow; phones append data behind it.
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
