import { expect, it } from 'vitest'
import { firstView, keptOf, rotated, viewOf, zoomed } from './file-view.ts'

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

it('[DK-26] a file opens as somebody left it, at any step of the zoom', () => {
  expect(viewOf(undefined)).toEqual(firstView)
  const sideways = rotated({ ...firstView, scale: 0.25 }, 'right')
  for (const left of [sideways, zoomed(sideways, 1, 'in'), { ...firstView, scale: 'page' as const }])
    expect(viewOf(keptOf(left))).toEqual(left)
  expect(keptOf(sideways)).toEqual({ zoom: 25, rotation: 90 })
})
