import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { Channel } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/postgres/find-free-port.ts'
import { listDependencies } from './list-dependencies.ts'
import { watchPortal } from './observe-portal.ts'
import { checkDependencies } from './platform/dependencies/check-dependencies.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import { openAsOwner } from './testing/open-as-owner.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** Listens, and answers a call by `say`. */
async function listen(
  say: (socket: import('node:net').Socket) => void,
): Promise<{ port: number; server: Server }> {
  const server = createServer({ allowHalfOpen: false }, say).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

async function check(config: Partial<PortalConfig>, withinMs = 3000) {
  const { services } = portal
  const all = {
    ...services.config,
    payments: { ...services.config.payments, cashfree: null, razorpay: null },
  }
  const dependencies = listDependencies({ ...services, config: { ...all, ...config } })
  const states = await checkDependencies(dependencies, { withinMs })
  return Object.fromEntries(states.map(({ name, status, problem }) => [name, problem ?? status]))
}

it('names what is configured, and nothing else', async () => {
  expect(await check({})).toEqual({ DATABASE_URL: 'ok', migrations: 'ok', files: 'ok' })
})

it('says what of each is wrong, without a password, and waits for none that is silent', async () => {
  const nobody = await findFreePort()
  const silent = await listen(() => {})
  const clamd = await listen((socket) => socket.on('data', () => socket.end('PONG\0')).on('error', () => {}))
  const smtp = { from: 'a@b.example', user: undefined, password: undefined, requireTls: false }
  const timeoutsMs = { connection: 2000, greeting: 2000, socket: 2000 }
  const found = await check(
    {
      databaseUrl: `postgres://portal:geheim@127.0.0.1:${nobody}/sanad`,
      clamd: { host: '127.0.0.1', port: clamd.port },
      messages: {
        smtp: { ...smtp, host: '127.0.0.1', port: nobody, timeoutsMs },
        msg91: {
          baseUrl: `http://127.0.0.1:${silent.port}`,
          timeoutMs: 1000,
          authKey: '',
          templates: new Map(),
          webhookSecret: '',
        },
        whatsApp: undefined,
        offered: Channel.options,
      },
    },
    300,
  )
  silent.server.close()
  clamd.server.close()
  expect(found).toMatchObject({
    DATABASE_URL: expect.stringContaining('ECONNREFUSED'),
    migrations: expect.stringContaining('ECONNREFUSED'),
    files: 'ok',
    clamd: 'ok',
    mail: expect.stringContaining('ECONNREFUSED'),
    sms: 'no answer within 300 ms',
  })
  expect(JSON.stringify(found)).not.toContain('geheim')
})

it('a disk that is full is told of where files are kept on it', async () => {
  // A file system without room for anybody.
  const full = { dataDir: '/proc' }
  const told = { files: 'less than 200 MB are free on the disk of DATA_DIR' }
  expect(await check(full)).toMatchObject(told)
  // The bucket's own files come there first.
  const s3 = { endpoint: undefined, bucket: 'sanad', region: 'ap-south-1', key: null, forcePathStyle: false }
  expect(await check({ ...full, files: { kind: 's3', ...s3 } })).toMatchObject(told)
})

it('a database that has moved beyond this release is told as that', async () => {
  const owner = openAsOwner(portal.services.config.databaseUrl)
  await sql`insert into kysely_migration values ('9999-of-tomorrow.sql', '2026-11-27')`.execute(owner)
  expect(await check({})).toMatchObject({ migrations: 'ok' })
  await sql`update installation set oldest_release = 9999`.execute(owner)
  const { migrations } = await check({})
  await sql`update installation set oldest_release = 0`.execute(owner)
  await sql`delete from kysely_migration where name = '9999-of-tomorrow.sql'`.execute(owner)
  await owner.destroy()
  expect(migrations).toMatch(/too old for the database, which needs release 9999/)
})

it('is answered to operators where metrics are served, and to nobody outside', async () => {
  const { services, app } = portal
  const place = { host: '127.0.0.1', port: await findFreePort() }
  const config = {
    ...services.config,
    metrics: place,
    payments: { ...services.config.payments, cashfree: null, razorpay: null },
  }
  const stop = await watchPortal({
    services: { ...services, config },
    jobDb: services.db,
    jobSettlements: services.settlements,
    app,
  })
  const answer = await fetch(`http://${place.host}:${place.port}/health/ready?verbose`)
  const body = (await answer.json()) as { dependencies: { name: string }[] }
  await stop()
  expect(answer.status).toBe(200)
  expect(body.dependencies.map(({ name }) => name)).toEqual(['DATABASE_URL', 'migrations', 'files'])
  const outside = await app.inject('/health/ready?verbose')
  expect(Object.keys(outside.json())).toEqual(['status', 'event_loop_delay_ms'])
})
