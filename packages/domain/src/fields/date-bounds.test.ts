import { expect, it } from 'vitest'
import { checkFieldValue } from './check-field-value.ts'
import { type DateBounds, DateLimit, dayOfLimit } from './date-bounds.ts'

const today = '2026-11-22'

function check(day: string, dates?: DateBounds, { id = 'field', label = 'Field' } = {}) {
  const outcome = checkFieldValue(
    { id, label: { en: label }, type: 'date', options: [], ...(dates && { dates }) },
    day,
    today,
  )
  return outcome.ok ? 'ok' : outcome.reason
}

it('a date within its bounds is accepted, the bounds themselves included', () => {
  const dates = { earliest: 'today', latest: 'today+2y' }
  expect(check('2026-11-22', dates)).toBe('ok')
  expect(check('2028-11-22', dates)).toBe('ok')
  expect(check('2026-11-21', dates)).toBe('date_too_early')
  expect(check('2028-11-23', dates)).toBe('date_too_late')
})

it('a date of the past is refused in the future, and an age says so otherwise', () => {
  expect(check('2026-11-23', { latest: 'today' })).toBe('date_in_future')
  expect(check('2030-01-01', { latest: 'today-14y' })).toBe('date_in_future')
  expect(check('2020-01-01', { latest: 'today-14y' })).toBe('date_too_late')
  expect(check('2012-11-22', { latest: 'today-14y' })).toBe('ok')
  expect(check('1899-12-31', { earliest: '1900-01-01' })).toBe('not_a_date')
  expect(check('1940-12-31', { earliest: '1947-08-15' })).toBe('date_too_early')
})

it('a birth or registration date of an older service version is never in the future', () => {
  expect(check('2030-01-01', undefined, { id: 'birth-date' })).toBe('date_in_future')
  expect(check('2030-01-01', undefined, { label: 'Date of registration' })).toBe('date_in_future')
  expect(check('2030-01-01', undefined, { label: 'Earliest date to attend' })).toBe('ok')
})

it('an age counts from the day, also from 29 February', () => {
  expect(dayOfLimit('today-14y', '2024-02-29')).toBe('2010-02-28')
  expect(dayOfLimit('today-4y', '2024-02-29')).toBe('2020-02-29')
})

it('a limit is a day or relative to today', () => {
  for (const limit of ['today', 'today-18y', 'today+2y', '1947-08-15']) {
    expect(DateLimit.safeParse(limit).success).toBe(true)
  }
  for (const limit of ['tomorrow', 'today-18', '2026-02-30', '']) {
    expect(DateLimit.safeParse(limit).success).toBe(false)
  }
})
