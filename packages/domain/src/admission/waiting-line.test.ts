import { expect, it } from 'vitest'
import { askAgainSeconds, isFull, isMoving, placeOf } from './waiting-line.ts'

it('a place is how many are called until one’s own number is', () => {
  expect(placeOf(5, { issued: 9, admitted: 2 })).toBe(3)
  expect(placeOf(5, { issued: 9, admitted: 5 })).toBe(0)
  expect(placeOf(5, { issued: 9, admitted: 8 })).toBe(0)
  expect(isMoving({ issued: 9, admitted: 8 })).toBe(true)
  expect(isMoving({ issued: 9, admitted: 9 })).toBe(false)
})

it('it is full only where the wait is there at each of the last looks', () => {
  expect(isFull([900, 900, 900])).toBe(false)
  expect(isFull([900, 900, 900, 900])).toBe(true)
  expect(isFull([900, 900, 40, 900])).toBe(false)
  expect(isFull([40, 900, 900, 900, 900])).toBe(true)
})

it('a line of 100,000 asks less than 600 times a second, and the first ones every two seconds', () => {
  let asked = 0
  for (let place = 1; place <= 100_000; place++) asked += 1 / askAgainSeconds(place)
  expect(asked).toBeLessThan(600)
  expect(askAgainSeconds(1)).toBe(2)
})
