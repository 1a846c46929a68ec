import { expect, it } from 'vitest'
import { stripJpeg, withoutPhotoDetails } from './without-photo-details.ts'

const segment = (marker: number, content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
const text = (value: string) => [...new TextEncoder().encode(value)]

/** EXIF as a phone writes it: orientation and GPS position. */
function exif(orientation: number): number[] {
  const entry = (tag: number, value: number) => [tag & 0xff, tag >> 8, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
  const directory = [2, 0, ...entry(0x0112, orientation), ...entry(0x8825, 38), 0, 0, 0, 0]
  return [
    ...text('Exif'),
    0,
    0,
    ...text('II'),
    42,
    0,
    8,
    0,
    0,
    0,
    ...directory,
    ...text('GPS 19.07 N 72.87 E'),
  ]
}

const jfif = segment(0xe0, text('JFIF'))
const colours = segment(0xe2, text('ICC_PROFILE'))
const frame = segment(0xc0, [8, 0, 1, 0, 1, 1])
const picture = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]
const photo = (...segments: number[][]) => new Uint8Array([0xff, 0xd8, ...segments.flat(), ...picture])
const stripped = (bytes: Uint8Array<ArrayBuffer>) => stripJpeg(bytes)?.flatMap((part) => [...part])

it('drops what the camera noted, the place above all', () => {
  const bytes = photo(segment(0xe1, exif(1)), jfif, segment(0xfe, text('taken at home')), colours, frame)
  expect(stripped(bytes)).toEqual([...photo(jfif, colours, frame)])
})

it('keeps the orientation, so that the photo stays upright', () => {
  const first = stripped(photo(segment(0xe1, exif(6)), frame))
  expect(first).toContain(0xe1)
  expect(new TextDecoder().decode(new Uint8Array(first ?? []))).not.toContain('GPS')
  // Idempotent, and the orientation is still parsed.
  expect(stripped(new Uint8Array(first ?? []))).toEqual(first)
})

it('leaves alone what has nothing to drop or is no JPEG', async () => {
  expect(stripped(photo(jfif, frame))).toBeUndefined()
  expect(stripped(new Uint8Array(text('%PDF-1.7')))).toBeUndefined()
  expect(stripped(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1]))).toBeUndefined()
  const pdf = new File(['%PDF'], 'a.pdf')
  expect(await withoutPhotoDetails(pdf)).toBe(pdf)
})
