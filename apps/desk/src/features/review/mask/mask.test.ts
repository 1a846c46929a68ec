import { expect, it } from 'vitest'
import { boxBetween, isVisible, movedBy, resizedBy } from './mask.ts'

it('[DK-40] what is covered stays within its page, whichever corner was first', () => {
  const box = boxBetween({ x: 0.5, y: 0.5 }, { x: 0.25, y: 1.5 })
  expect(box).toEqual({ x: 0.25, y: 0.5, width: 0.25, height: 0.5 })
  expect(isVisible(box)).toBe(true)
  expect(isVisible(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }))).toBe(false)
  expect(movedBy(box, 2, -2)).toMatchObject({ x: 0.75, y: 0 })
  expect(resizedBy(box, 2, -2)).toMatchObject({ width: 0.75, height: 0.02 })
})
