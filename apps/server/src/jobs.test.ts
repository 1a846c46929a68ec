import { afterAll, beforeAll, expect, it } from 'vitest'
import { listJobHandlers } from './jobs.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('no job is given up because one process was killed in it', () => {
  const jobs = listJobHandlers(portal.services, portal.app.log).map(({ job }) => job)
  expect(jobs.length).toBeGreaterThan(20)
  expect(jobs.filter(({ maxAttempts }) => maxAttempts < 3).map(({ name }) => name)).toEqual([])
})
