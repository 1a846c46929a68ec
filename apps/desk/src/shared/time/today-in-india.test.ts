import { addDays, indianDayOf } from '@sanad/domain'
import { expect, it } from 'vitest'
import { todayInIndia } from './today-in-india.ts'

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

it('today is the day of the server, however wrong the clock of the device is', () => {
  localStorage.setItem('clockOffset', String(3 * 86_400_000))
  expect(todayInIndia()).toBe(addDays(indianDayOf(new Date().toISOString()), 3))
})

it('no screen asks the device what day it is', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(150)
  const asking = Object.entries(sources).filter(([, source]) => source.includes('new Date()'))
  expect(asking.map(([path]) => path)).toEqual([])
})
