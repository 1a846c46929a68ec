import { expect, it } from 'vitest'
import { findPhotoProblems } from './find-photo-problems.ts'
import { type GreyImage, greyOf } from './grey-image.ts'

type Paint = (x: number, y: number) => number
const [width, height] = [750, 1000]

function photo(paint: Paint): GreyImage {
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, Math.max(0, Math.round(paint(at % width, Math.floor(at / width)))))
  }
  return { width, height, data }
}

/** Lines of print: strokes of 3 pixels, words and blank lines between. */
const isInk = (x: number, y: number) => y % 24 < 10 && x % 90 < 70 && (x * 7 + y * 13) % 17 < 6
const print: Paint = (x, y) => (isInk(x, y) ? 60 : 205)

/** A sheet on a table, with margins in pixels. */
function sheet({ left = 60, right = 60, top = 80, bottom = 80 }, paper: Paint = print): Paint {
  return (x, y) =>
    x < left || x >= width - right || y < top || y >= height - bottom ? 70 + ((x + y) % 5) : paper(x, y)
}

/** Box blur, in both directions. */
function blurred({ data }: GreyImage, radius: number): GreyImage {
  const along = (from: Uint8Array, step: number) =>
    from.map((_, at) => {
      let sum = 0
      for (let by = -radius; by <= radius; by += 1) sum += from[at + by * step] ?? from[at] ?? 0
      return sum / (2 * radius + 1)
    })
  return { width, height, data: along(along(data, 1), width) }
}

it('a readable photo of a document is fine: on a table, filling the picture, or scanned', () => {
  expect(findPhotoProblems(photo(sheet({})))).toEqual([])
  expect(findPhotoProblems(photo(print))).toEqual([])
  expect(findPhotoProblems(photo((x, y) => (isInk(x, y) ? 0 : 255)))).toEqual([])
})

it('blank paper around a few sharp lines is not blurred', () => {
  const letter: Paint = (x, y) => (y > 200 && y < 420 ? print(x, y) : 205)
  expect(findPhotoProblems(photo(sheet({}, letter)))).toEqual([])
})

it('print whose edges are washed out is blurred', () => {
  expect(findPhotoProblems(blurred(photo(sheet({})), 5))).toEqual(['blurred'])
  // What scaling down softens is not.
  expect(findPhotoProblems(blurred(photo(sheet({})), 1))).toEqual([])
})

it('a photo without light is dark, and nothing else', () => {
  expect(findPhotoProblems(photo((x, y) => sheet({})(x, y) / 4))).toEqual(['dark'])
})

it.each([{ bottom: 0 }, { left: 0 }, { right: 0, top: 0 }])(
  'a sheet that reaches the border at %j is cut off',
  (margins) => {
    expect(findPhotoProblems(photo(sheet(margins)))).toEqual(['cut_off'])
  },
)

it('a portrait on a bright wall is not cut off', () => {
  const portrait: Paint = (x, y) => {
    const isPerson = (x - 375) ** 2 + (y - 400) ** 2 < 200 ** 2 || (y > 600 && Math.abs(x - 375) < 370)
    return isPerson ? 60 + ((x * 7 + y * 3) % 40) : 215
  }
  expect(findPhotoProblems(photo(portrait))).toEqual([])
})

it('a lamp that is mirrored on the paper is glare', () => {
  const lamp: Paint = (x, y) => ((x - 400) ** 2 + (y - 500) ** 2 < 110 ** 2 ? 255 : print(x, y))
  expect(findPhotoProblems(photo(sheet({}, lamp)))).toEqual(['glare'])
})

it('a small picture is not judged: a signature, a logo', () => {
  expect(findPhotoProblems({ width: 300, height: 120, data: new Uint8Array(36_000).fill(200) })).toEqual([])
})

it('colours are weighed as the eye does', () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
  expect([...greyOf({ width: 2, height: 2, data }).data]).toEqual([76, 150, 29, 255])
})
