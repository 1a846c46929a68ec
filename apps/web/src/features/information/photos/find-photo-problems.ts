import { type GreyImage, tilesOf } from './grey-image.ts'
import { histogramOf, quantileOf, splitOf } from './histogram-of.ts'
import { sharpnessOf } from './sharpness-of.ts'

export type PhotoProblem = 'blurred' | 'dark' | 'cut_off' | 'glare'

/** The longer side of what is examined: the limits below hold for this size. */
export const examinedSide = 1000

// Limits, on the generous side: what is warned of wrongly costs trust in every other warning.
const leastSharpness = 30
const leastBrightness = 70
const glareTile = 25

/** What phones take is larger by far; of a logo or a signature that was cut out the limits say nothing. */
const leastSide = 800

/** What would make a photo of a document hard to read. */
export function findPhotoProblems(image: GreyImage): PhotoProblem[] {
  if (Math.max(image.width, image.height) < leastSide) return []
  const histogram = histogramOf(image)
  // In the dark everything is without edges: one reason is enough.
  const isDark = quantileOf(histogram, 0.9) < leastBrightness
  if (isDark) return ['dark']
  return [
    ...(sharpnessOf(image) < leastSharpness ? (['blurred'] as const) : []),
    ...(isCutOff(image, histogram) ? (['cut_off'] as const) : []),
    ...(hasGlare(image, histogram) ? (['glare'] as const) : []),
  ]
}

/**
 * Bright paper on a darker table that reaches the border of the photo. A scan, whose paper is everywhere, and a portrait,
 * with one dark side, are none.
 */
function isCutOff(image: GreyImage, histogram: Float64Array): boolean {
  const { threshold, clearness } = splitOf(histogram)
  if (clearness < 0.6) return false
  const shares = bordersOf(image).map(
    (border) => border.filter((value) => value > threshold).length / border.length,
  )
  const dark = shares.filter((share) => share < 0.1).length
  return dark >= 2 && shares.some((share) => share > 0.3)
}

/** Top, bottom, left and right. */
function bordersOf({ width, height, data }: GreyImage): number[][] {
  const row = (top: number) => [...data.subarray(top * width, (top + 1) * width)]
  const column = (left: number) => Array.from({ length: height }, (_, top) => data[top * width + left] ?? 0)
  // Not the outermost: what a camera writes there is often uneven.
  return [row(2), row(height - 3), column(2), column(width - 3)]
}

/** A patch that is burnt out although the paper around it is not. White paper of a scan is white everywhere. */
function hasGlare(image: GreyImage, histogram: Float64Array): boolean {
  if (quantileOf(histogram, 0.75) > 235) return false
  const tiles = [...tilesOf(image, glareTile)]
  const burnt = tiles.filter((tile) => tile.every((value) => value >= 250)).length
  const share = burnt / Math.max(tiles.length, 1)
  return share > 0.008 && share < 0.3
}
