import { expect, it } from 'vitest'
import { listDueMoments } from './moments.ts'

const nameAt = (now: string) => listDueMoments(Date.parse(now)).map(({ name, at }) => [name, at])
const tomorrow = ['dueTomorrow', '2026-11-28T12:00:00.000Z']

it('[DK-20] work can be made due today until the centre closes, not when it would be overdue at once', () => {
  expect(nameAt('2026-11-27T11:59:00Z')).toEqual([['dueToday', '2026-11-27T12:00:00.000Z'], tomorrow])
  expect(nameAt('2026-11-27T12:00:00Z')).toEqual([tomorrow])
  expect(nameAt('2026-11-27T12:36:00Z')).toEqual([tomorrow])
})
