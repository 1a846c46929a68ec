import { afterEach, expect, it, vi } from 'vitest'
import { learnServerTime, serverNow } from './server-clock.ts'

afterEach(() => vi.unstubAllGlobals())

/** In hours. */
const skew = () => (serverNow().getTime() - Date.now()) / 3_600_000

it('what is learned of the server’s time corrects a wrong clock, also where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(skew()).toBeCloseTo(0, 1)
  expect(learnServerTime(new Date(Date.now() + 48 * 3_600_000).toUTCString())).toBe(true)
  expect(skew()).toBeCloseTo(48, 1)
  expect(learnServerTime('soon')).toBe(false)
  expect(skew()).toBeCloseTo(48, 1)
  vi.unstubAllGlobals()
  learnServerTime(new Date().toUTCString())
  expect(skew()).toBeCloseTo(0, 1)
})

it('a stored correction that is no number corrects nothing', () => {
  localStorage.setItem('clockOffset', 'soon')
  expect(skew()).toBeCloseTo(0, 1)
})
