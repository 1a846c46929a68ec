import { expect, it } from 'vitest'
import { formatMoment, formatTimeOfDay } from './moment-format.ts'

it.each([
  ['2026-11-20T05:00:00.000Z', 'en-IN', '20 Nov 2026, 10:30 AM'],
  ['2026-11-20T05:00:00.000Z', 'hi-IN', '20 नव॰ 2026, सुबह 10:30'],
  ['2026-11-20T12:05:00.000Z', 'hi-IN', '20 नव॰ 2026, शाम 5:35'],
  ['2026-11-20T19:00:00.000Z', 'hi-IN', '21 नव॰ 2026, रात 12:30'],
])('%s is written in %s as %s', (instant, locale, text) => {
  expect(formatMoment(instant, locale)).toBe(text)
})

it('a moment that is near is written without its year', () => {
  expect(formatMoment('2026-11-20T05:00:00.000Z', 'en-IN', { isNear: true })).toBe('20 Nov, 10:30 AM')
  expect(formatMoment('2026-11-20T12:05:00.000Z', 'hi-IN', { isNear: true })).toBe('20 नव॰, शाम 5:35')
})

it('a time of day is in the same words', () => {
  expect(formatTimeOfDay('2026-11-20T05:00:00.000Z', 'hi-IN')).toBe('सुबह 10:30')
  expect(formatTimeOfDay('2026-11-20T12:05:00.000Z', 'en-IN')).toBe('5:35 PM')
})
