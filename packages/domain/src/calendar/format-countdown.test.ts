import { expect, it } from 'vitest'
import { formatCountdown } from './format-countdown.ts'

it.each([
  [600, '10:00'],
  [120, '2:00'],
  [119, '1:59'],
  [60, '1:00'],
  [97, '1:37'],
  [5, '0:05'],
  [0.2, '0:01'],
  [0, '0:00'],
  [-3, '0:00'],
])('[UI-11] shows %s seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
