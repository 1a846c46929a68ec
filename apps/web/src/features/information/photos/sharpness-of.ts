import { type GreyImage, tilesOf } from './grey-image.ts'

const side = 40
/** Of the tiles: the sharpest alone would be noise, the average would be blank paper. */
const quantile = 0.95

/**
 * Variance of the Laplacian, of the sharper parts of a photo: edges of print give it its high values. Blank paper has no
 * edges, so that an average over the page would call a sharp letter blurred.
 */
export function sharpnessOf(image: GreyImage): number {
  const variances = [...tilesOf(image, side)].map(varianceOfLaplacian).sort((one, other) => one - other)
  return variances[Math.floor((variances.length - 1) * quantile)] ?? 0
}

function varianceOfLaplacian(tile: Uint8Array): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let row = 1; row < side - 1; row += 1) {
    for (let column = 1; column < side - 1; column += 1) {
      const at = row * side + column
      const around =
        pixel(tile, at - 1) + pixel(tile, at + 1) + pixel(tile, at - side) + pixel(tile, at + side)
      const laplacian = around - 4 * pixel(tile, at)
      sum += laplacian
      squares += laplacian * laplacian
      count += 1
    }
  }
  return squares / count - (sum / count) ** 2
}

const pixel = (tile: Uint8Array, at: number) => tile[at] ?? 0
