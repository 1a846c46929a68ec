import { expect, it } from 'vitest'
import { slotText, timeText } from './slot-text.ts'

it('writes times of day in Hindi with the part of the day in words, as everywhere else', () => {
  expect(timeText('2026-11-20T05:00:00.000Z', 'hi')).toBe('सुबह 10:30')
  expect(slotText('2026-11-20T11:30:00.000Z', 'hi')).toMatch(/शाम 5:00$/)
  expect(timeText('2026-11-20T05:00:00.000Z', 'en')).toBe('10:30 AM')
})
