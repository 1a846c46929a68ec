import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadStalePage } from './reload-stale-page.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => void vi.useRealTimers())

it.each([
  'Failed to fetch dynamically imported module: https://sanad.example/user/assets/tickets-4f.js',
  'error loading dynamically imported module: https://sanad.example/user/assets/tickets-4f.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /user/assets/tickets-4f.css',
])('[F-51] a page whose chunk is gone reloads itself once: %s', (message) => {
  const reload = vi.fn()
  expect(reloadStalePage(new TypeError(message), reload)).toBe(true)
  expect(reloadStalePage(new TypeError(message), reload)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(61_000)
  expect(reloadStalePage(new TypeError(message), reload)).toBe(true)
})

it('any other error reloads nothing', () => {
  const reload = vi.fn()
  for (const error of [new TypeError('x is undefined'), 'dynamically imported module', undefined]) {
    expect(reloadStalePage(error, reload)).toBe(false)
  }
  expect(reload).not.toHaveBeenCalled()
})

it('without a network the page stays', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn()
  expect(reloadStalePage(new TypeError('Importing a module script failed.'), reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  onLine.mockRestore()
})
