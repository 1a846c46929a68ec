import { expect, it } from 'vitest'
import { mayWait } from '../waiting.ts'
import * as staff from './index.ts'

it('no call of staff waits in the line of newcomers, signing in and joining included', () => {
  const endpoints = Object.values(staff).filter(
    (value) => typeof value === 'object' && 'access' in value && 'path' in value,
  )
  expect(endpoints.length).toBeGreaterThan(100)
  expect(endpoints.filter(mayWait).map(({ name }) => name)).toEqual([])
})
