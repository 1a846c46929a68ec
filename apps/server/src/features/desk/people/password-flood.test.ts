import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCatalogue } from '@sanad/contracts'
import { staffLogin } from '@sanad/contracts/staff'
import { signInStaff } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, succeed } from '../../../testing/call.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createStaffMember } from './create-staff-member.ts'
import { hashPassword } from './hash-password.ts'

let portal: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-web-'))
  await writeFile(join(folder, 'index.html'), '<title>Sanad</title>')
  portal = await startTestApp({
    config: { webApps: [{ name: 'customer app', basePath: '/user', root: folder }] },
  })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

/** 300 attempts without an account, each from a network of its own; says how many are not answered yet. */
function flood() {
  const statuses: number[] = []
  const attempts = Array.from({ length: 300 }, async (_, index) => {
    const body = { email: `nobody.${index}@example.in`, password: 'guess' }
    const answer = await call(portal.app, staffLogin, { body, address: `198.51.${index % 250}.${index}` })
    statuses.push(answer.status)
    return answer
  })
  return { attempts: Promise.all(attempts), open: () => attempts.length - statuses.length }
}

it('[F-34] during 300 password attempts at once pages, health and lists answer, and a known place gets in first', {
  timeout: 120_000,
}, async () => {
  const email = `priya.${randomUUID()}@centre.example.in`
  const password = 'correct horse battery'
  const passwordHash = await hashPassword(password)
  await createStaffMember(portal.db, { email, name: 'Priya Nair', passwordHash, roles: ['clerk'] })
  const office = { body: { email, password }, address: '203.0.113.10' }
  // The place is known once somebody has proved there who they are.
  await signInStaff(portal.app, { email, password, address: office.address })

  const { attempts, open } = flood()
  for (let round = 0; round < 3; round++) {
    // The page is read from the disk, by libuv's threads.
    for (const url of ['/health/live', '/health/ready', '/user/']) {
      expect(await portal.app.inject(url)).toMatchObject({ statusCode: 200 })
    }
    await succeed(portal.app, listCatalogue, {})
  }
  const afterPages = open()
  await succeed(portal.app, staffLogin, office)
  const afterLogin = open()

  const answers = await attempts
  // Answered while passwords were still being hashed: nobody waited for those.
  expect(afterPages).toBeGreaterThan(0)
  expect(afterLogin).toBeGreaterThan(0)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 401).length).toBe(answers.length - refused.length)
  // The queue is bounded: more are refused than could wait.
  expect(refused.length).toBeGreaterThan(200)
  expect(refused[0]).toMatchObject({
    headers: { 'retry-after': expect.any(String) },
    body: { code: 'unavailable', message: expect.stringContaining('busy right now') },
  })
})
