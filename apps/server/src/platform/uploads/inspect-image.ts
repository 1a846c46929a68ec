/** More pixels than any phone's camera makes; decoding an absurd size would exhaust the reader's memory. */
const MAX_PIXELS = 120_000_000
const MAX_SIDE = 30_000

/** Why a PNG or JPEG must be refused; undefined when it is a whole picture of a sane size. */
export function findImageProblem(
  kind: 'png' | 'jpg',
  bytes: Buffer,
): 'damaged' | 'too_many_pixels' | undefined {
  const size = kind === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  if (!size || size.width === 0 || size.height === 0) return 'damaged'
  const absurd = size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE
  return absurd ? 'too_many_pixels' : undefined
}

interface Size {
  width: number
  height: number
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Width and height stand in the first chunk; a whole file ends with an IEND chunk. */
function sizeOfPng(bytes: Buffer): Size | undefined {
  const whole =
    bytes.length >= 45 &&
    bytes.subarray(0, 8).equals(PNG_SIGNATURE) &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.includes('IDAT') &&
    bytes.lastIndexOf('IEND') > 0
  return whole ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined
}

/** The frame header (SOF) says the size; C4, C8 and CC in its range are other segments. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8 || bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0) return undefined
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1 // padding
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    } else {
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return undefined
}
