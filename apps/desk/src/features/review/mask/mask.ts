/** What is covered of a page, in parts of its width and height. */
export interface Mask {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Box = Omit<Mask, 'page'>

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
const SMALLEST = 0.01

/** Between two corners, whichever was first. */
export function boxBetween(one: { x: number; y: number }, other: { x: number; y: number }): Box {
  const [left, right] = [within(Math.min(one.x, other.x), 1), within(Math.max(one.x, other.x), 1)]
  const [top, bottom] = [within(Math.min(one.y, other.y), 1), within(Math.max(one.y, other.y), 1)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A press without a move covers nothing. */
export const isVisible = ({ width, height }: Box) => width > SMALLEST && height > SMALLEST / 2

/** Moved within its page. */
export function movedBy(box: Box, x: number, y: number): Box {
  return { ...box, x: within(box.x + x, 1 - box.width), y: within(box.y + y, 1 - box.height) }
}

/** Made larger or smaller at its right and lower edge. */
export function resizedBy(box: Box, x: number, y: number): Box {
  return {
    ...box,
    width: Math.max(SMALLEST * 2, within(box.width + x, 1 - box.x)),
    height: Math.max(SMALLEST * 2, within(box.height + y, 1 - box.y)),
  }
}
