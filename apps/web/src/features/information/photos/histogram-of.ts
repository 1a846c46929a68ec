import type { GreyImage } from './grey-image.ts'

/** The share of each luminance, 0 to 255. */
export function histogramOf({ data }: Pick<GreyImage, 'data'>): Float64Array {
  const shares = new Float64Array(256)
  for (const value of data) shares[value] = (shares[value] ?? 0) + 1 / data.length
  return shares
}

/** The luminance below which a share of the pixels lies. */
export function quantileOf(histogram: Float64Array, share: number): number {
  let sum = 0
  return histogram.findIndex((each) => {
    sum += each
    return sum >= share
  })
}

export interface Split {
  readonly threshold: number
  /** Between-class variance as a share of the whole variance, 0 to 1: how clearly there are two kinds of pixels. */
  readonly clearness: number
}

/** Otsu's method: the threshold that separates dark from bright best. */
export function splitOf(histogram: Float64Array): Split {
  const mean = histogram.reduce((sum, share, value) => sum + share * value, 0)
  const variance = histogram.reduce((sum, share, value) => sum + share * (value - mean) ** 2, 0)
  let best = { threshold: 0, between: 0 }
  let weight = 0
  let moment = 0
  histogram.forEach((share, value) => {
    weight += share
    moment += share * value
    if (weight === 0 || weight >= 1) return
    const between = (mean * weight - moment) ** 2 / (weight * (1 - weight))
    if (between > best.between) best = { threshold: value, between }
  })
  return { threshold: best.threshold, clearness: variance === 0 ? 0 : best.between / variance }
}
