import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { decideDocument, streamWork } from '@sanad/contracts/staff'
import { type OpenStream, openStream } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { succeed } from '../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../testing/factories/paid-application.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let other: FastifyInstance
let page: OpenStream
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  other = await buildApp(portal.services)
  await other.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.server.address() as AddressInfo
  ;({ staffToken: token } = await signInStaff(portal.services))
  page = await openStream(`http://127.0.0.1:${port}`, token, streamWork)
})
afterAll(async () => {
  page.close()
  await other.close()
  await portal.close()
})

it('however many pages are open, a process listens over one connection', async () => {
  const { port } = other.server.address() as AddressInfo
  const people = await Promise.all(Array.from({ length: 12 }, () => signInStaff(portal.services)))
  const pages = await Promise.all(
    people.map(({ staffToken }) => openStream(`http://127.0.0.1:${port}`, staffToken, streamWork)),
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and query like 'listen desk_changes%'`.execute(portal.db)
  expect(rows).toEqual([{ count: 1 }])
  const told = await Promise.all([
    ...pages.map((one) => one.until({ type: 'change', topic: 'work', id: null }).then(() => true)),
    sql`select pg_notify('desk_changes', ${JSON.stringify({
      customer: '00000000-0000-0000-0000-000000000000',
      topic: 'work',
      id: null,
    })})`.execute(portal.db),
  ])
  expect(told.filter((one) => one === true)).toHaveLength(12)
  for (const one of pages) one.close()
})

it('[DK-17] what somebody decides at one process is heard of at the desks that are open at another', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const paid = await createPaidApplication(portal.services)
  const [first = '', second = ''] = (await giveEverything(portal.services, paid)).values()
  const accept = (id: string) => {
    const body = { decision: 'accepted', request_id: randomUUID() } as const
    return succeed(portal.app, decideDocument, { token: staffToken, params: { id }, body })
  }
  await accept(first)
  await page.until({ type: 'change', topic: 'work', id: null })
  // Who has it open reads it again.
  await accept(second)
  await page.until({ type: 'change', topic: 'application', id: paid.applicationId })
  expect(page.headers['content-type']).toContain('text/event-stream')
})
