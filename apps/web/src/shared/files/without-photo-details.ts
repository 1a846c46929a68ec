/** Strips JPEG metadata segments (location, time, device) losslessly; keeps the orientation. */
export async function withoutPhotoDetails(file: File): Promise<File> {
  if (!/\.jpe?g$/i.test(file.name)) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const stripped = stripJpeg(bytes)
  return stripped ? new File(stripped, file.name, { type: 'image/jpeg' }) : file
}

/** APP1 (EXIF, XMP), APP13 (IPTC) and comments; other segments carry colour information. */
const noted = new Set([0xe1, 0xed, 0xfe])

/** The remaining parts; undefined if it is no JPEG that can be parsed, or has no metadata. */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  const kept = [bytes.subarray(0, 2)]
  let orientation = 1
  let isNoted = false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    if (noted.has(bytes[at + 1] ?? 0)) {
      isNoted = true
      orientation = orientationOf(segment) ?? orientation
    } else {
      kept.push(segment)
    }
    at = end
  }
  if (!isNoted) return undefined
  const upright = orientation === 1 ? [] : [exifOf(orientation)]
  const [start = bytes, ...rest] = kept
  return [start, ...upright, ...rest, bytes.subarray(at)]
}

const orientationTag = 0x0112

function orientationOf(segment: Uint8Array): number | undefined {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  if (segment.length < 18 || view.getUint32(4) !== 0x45786966) return undefined
  const tiff = 10
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (directory + 2 > segment.length) return undefined
  for (let entry = 0; entry < view.getUint16(directory, little); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > segment.length) return undefined
    if (view.getUint16(at, little) !== orientationTag) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An APP1 segment with the orientation only. */
function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  const length = [0xff, 0xe1, 0, 34]
  const header = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return new Uint8Array([...length, ...header, ...entry])
}
