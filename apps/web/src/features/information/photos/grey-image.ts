/** Luminance of each pixel, 0 to 255, row by row. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Luma of the pixels by Rec. 601. */
export function greyOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): GreyImage {
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    grey[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return { width, height, data: grey }
}

/** The pixels of each square tile; what remains at the right and at the bottom is left out. */
export function* tilesOf({ width, height, data }: GreyImage, side: number): Generator<Uint8Array> {
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const tile = new Uint8Array(side * side)
      for (let row = 0; row < side; row += 1) {
        const from = (top + row) * width + left
        tile.set(data.subarray(from, from + side), row * side)
      }
      yield tile
    }
  }
}
