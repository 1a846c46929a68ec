import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyForAMinute } from './copy-for-a-minute.ts'

let written: string[]
beforeEach(() => {
  written = []
  vi.useFakeTimers()
  const writeText = (text: string) => Promise.resolve(void written.push(text))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[DK-39] the clipboard is emptied after a minute', async () => {
  await copyForAMinute('234123412346')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(written).toEqual(['234123412346'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual(['234123412346', ''])
})

it('[DK-39] what was copied at the desk afterwards stays', async () => {
  await copyForAMinute('234123412346')
  dispatchEvent(new Event('copy'))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(written).toEqual(['234123412346'])
})

it('[DK-39] without the focus it is emptied when the page has it again', async () => {
  let hasFocus = false
  const writeText = (text: string) =>
    text === '' && !hasFocus
      ? Promise.reject(new Error('not focused'))
      : Promise.resolve(void written.push(text))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyForAMinute('234123412346')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toEqual(['234123412346'])
  hasFocus = true
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual(['234123412346', ''])
})
