import { expect, it } from 'vitest'
import { firstView, rotated, zoomed } from './file-view.ts'

it('zoom goes from what is drawn to the next step, and stays at the last one', () => {
  expect(zoomed(firstView, 0.9, 'in').scale).toBe(1)
  expect(zoomed(firstView, 0.9, 'out').scale).toBe(0.75)
  expect(zoomed(firstView, 1, 'in').scale).toBe(1.25)
  expect(zoomed({ ...firstView, scale: 4 }, 4, 'in').scale).toBe(4)
  expect(zoomed({ ...firstView, scale: 0.25 }, 0.25, 'out').scale).toBe(0.25)
})

it('four turns to one side are none', () => {
  let view = firstView
  const seen = [1, 2, 3, 4].map(() => {
    view = rotated(view, 'left')
    return view.rotation
  })
  expect(seen).toEqual([270, 180, 90, 0])
  expect(rotated(firstView, 'right').rotation).toBe(90)
})
