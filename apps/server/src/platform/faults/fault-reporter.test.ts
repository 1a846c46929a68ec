import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { login } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refuse } from '../../testing/call.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFaultReporter } from './fault-reporter.ts'

const heard: { body: Record<string, unknown>; authorization: string | undefined }[] = []
let status = 200
const server = createServer(async (request, answer) => {
  heard.push({
    body: (await json(request)) as Record<string, unknown>,
    authorization: request.headers.authorization,
  })
  answer.writeHead(status).end()
})
let url = ''
let portal: TestApp
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/faults`
  portal = await startTestApp({ config: { faultHook: { url, authorization: 'Bearer word' } } })
})
afterAll(async () => {
  await portal.close()
  server.close()
})
beforeEach(() => {
  heard.length = 0
  status = 200
})

it('an unexpected failure of a request is told with route and reference, without what was typed', async () => {
  await sql`alter table customers rename column mobile to mobile_away`.execute(portal.db)
  const body = await refuse(portal.app, login, { body: { mobile: '9876543210' } })
  await sql`alter table customers rename column mobile_away to mobile`.execute(portal.db)
  await portal.services.faults.settled()
  expect(body).toMatchObject({ code: 'internal' })
  const [fault] = heard
  expect(fault?.authorization).toBe('Bearer word')
  expect(fault?.body).toMatchObject({
    in: 'request',
    name: 'POST /api/customer/login',
    requestId: body.requestId,
    code: '42703',
    times: 1,
  })
  expect(JSON.stringify(heard)).not.toContain('9876543210')
  const text = await portal.services.metrics.registry.metrics()
  expect(text).toContain('sanad_faults_total{in="request",name="POST /api/customer/login"} 1')
})

it('what a caller did wrong is no fault', async () => {
  await portal.app.inject('/api/nowhere')
  await portal.services.faults.settled()
  expect(heard).toEqual([])
})

it('the same failure is told once a minute, and a hook that fails is counted, not thrown', async () => {
  const untold: unknown[] = []
  const counted: string[] = []
  const faults = createFaultReporter({
    hook: { url, authorization: undefined },
    count: ({ name }) => counted.push(name),
    onUnreported: (error) => untold.push(error),
  })
  const broken = new Error('broken')
  for (let times = 0; times < 3; times++) faults.report(broken, { in: 'job', name: 'send_message' })
  await faults.settled()
  expect(heard).toHaveLength(1)
  expect(counted).toHaveLength(3)
  status = 500
  faults.report(broken, { in: 'job', name: 'another' })
  await faults.settled()
  expect(untold).toHaveLength(1)
})
