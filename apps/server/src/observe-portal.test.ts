import { readFile } from 'node:fs/promises'
import { requestOtp, verifyOtp } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/postgres/find-free-port.ts'
import { paymentReminderJob } from './features/desk/dues/remind-of-payments.ts'
import { watchPortal } from './observe-portal.ts'
import { openDatabase } from './platform/db.ts'
import { enqueueJob } from './platform/jobs/enqueue-job.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { openReportDatabase } from './platform/report-database.ts'
import { refuse, succeed } from './testing/call.ts'
import { readCode, registerSomebody, wrongCode } from './testing/factories/challenge.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let portal: TestApp
let stop: () => Promise<void>
let origin: string
beforeAll(async () => {
  portal = await startTestApp()
  const place = { host: '127.0.0.1', port: await findFreePort() }
  const { app, services } = portal
  // No standby, as its last alert says.
  const replica = { url: services.config.databaseUrl, lagSeconds: 1 }
  const config = { ...services.config, metrics: place, replica }
  const reports = openReportDatabase({
    replica,
    count: (read) => services.metrics.reportReads.inc(read),
  })
  const stopWatching = await watchPortal({
    services: { ...services, config, reports },
    jobDb: services.db,
    jobSettlements: services.settlements,
    app,
  })
  stop = async () => {
    await stopWatching()
    await reports.close()
  }
  origin = `http://${place.host}:${place.port}`
})
afterAll(async () => {
  await stop()
  await portal.close()
})

const scrape = async () => (await fetch(`${origin}/metrics`)).text()

/** The value of the series whose name and labels these are; undefined where there is none. */
async function readSeries(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const isOurs = (line: string) =>
    new RegExp(`^${name}[{ ]`).test(line) &&
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`))
  const line = (await scrape()).split('\n').find(isOurs)
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

it('counts requests under their route, never under an address', async () => {
  for (const path of ['/api/v2/services/user/get-by-track/TCR1234567890', '/api/nowhere/4711']) {
    await portal.app.inject(path)
  }
  const text = await scrape()
  expect(text).not.toMatch(/TCR1234567890|4711/)
  const requests = 'sanad_http_request_duration_seconds_count'
  const route = '/api/v2/services/user/get-by-track/:trackingId'
  expect(await readSeries(requests, { method: 'GET', route })).toBe(1)
  expect(await readSeries(requests, { route: 'unknown', status: '404' })).toBe(1)
})

it('messages and verified codes are counted from 0, of which an alert sees the first one', async () => {
  for (const channel of ['sms', 'email', 'whatsapp']) {
    expect(await readSeries('sanad_otp_tries_total', { channel, outcome: 'verified' })).toBe(0)
    for (const outcome of ['sent', 'not_taken', 'unknown', 'final']) {
      expect(await readSeries('sanad_messages_total', { channel, kind: 'codes', outcome })).toBe(0)
    }
  }
})

it('counts codes that are sent and entered', async () => {
  const person = await registerSomebody(portal.app)
  const { token, customerId, mobile } = person
  await succeed(portal.app, requestOtp, { token, body: { user_id: customerId, channel: 'sms' } })
  // As if the provider had been slow, and then the person.
  const unsent = sql`update messages set created_at = now() - interval '20 seconds' where sent_at is null`
  await unsent.execute(portal.db)
  const code = await readCode(portal.app, mobile)
  await sql`update messages set sent_at = now() - interval '70 seconds'`.execute(portal.db)
  const enter = (otp_code: string) =>
    ({ token, body: { user_id: customerId, channel: 'sms', otp_code } }) as const
  await refuse(portal.app, verifyOtp, enter(wrongCode(code)))
  await succeed(portal.app, verifyOtp, enter(code))
  expect(await readSeries('sanad_otp_tries_total', { channel: 'sms', outcome: 'otp_invalid' })).toBe(1)
  expect(await readSeries('sanad_otp_tries_total', { channel: 'sms', outcome: 'verified' })).toBe(1)
  expect(await readSeries('sanad_messages_total', { channel: 'sms', kind: 'codes', outcome: 'sent' })).toBe(1)
  for (const [name, least] of [
    ['sanad_otp_sent_seconds', 20],
    ['sanad_otp_entered_seconds', 70],
  ] as const) {
    expect(await readSeries(`${name}_count`, { channel: 'sms' })).toBe(1)
    expect(await readSeries(`${name}_sum`, { channel: 'sms' })).toBeGreaterThanOrEqual(least)
    expect(await readSeries(`${name}_sum`, { channel: 'sms' })).toBeLessThan(least + 20)
  }
})

it('says since when jobs wait, and which were given up', async () => {
  const applicationId = '00000000-0000-4000-8000-000000000001'
  await enqueueJob(portal.db, paymentReminderJob, { applicationId })
  const task = { task: paymentReminderJob.name }
  expect(await readSeries('sanad_jobs_waiting', task)).toBe(1)
  expect(await readSeries('sanad_jobs_dead', task)).toBe(0)
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'`.execute(
    portal.db,
  )
  expect(await readSeries('sanad_jobs_oldest_seconds', task)).toBeGreaterThan(89)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(portal.db)
  expect(await readSeries('sanad_jobs_waiting', task)).toBe(0)
  expect(await readSeries('sanad_jobs_dead', task)).toBe(1)
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
  expect(await readSeries('sanad_jobs_dead', task)).toBeUndefined()
})

it('observes calls to others by host and outcome', async () => {
  await fetch(`${origin}/nothing`)
  const host = new URL(origin).host
  expect(await readSeries('sanad_outgoing_request_duration_seconds_count', { host, outcome: '4xx' })).toBe(1)
  const nobody = `http://127.0.0.1:${await findFreePort()}`
  await expect(fetch(nobody)).rejects.toThrow()
  const lost = { host: new URL(nobody).host, outcome: 'error' }
  expect(await readSeries('sanad_outgoing_request_duration_seconds_count', lost)).toBe(1)
})

it('says what the pools, the projection and the disk stand at, and when no request may come', async () => {
  for (const pool of ['requests', 'settlements', 'jobs', 'job_settlements']) {
    for (const state of ['busy', 'idle', 'waiting'])
      expect(await readSeries('sanad_database_connections', { pool, state })).toBeTypeOf('number')
  }
  expect(await readSeries('sanad_database_wait_seconds_count', { pool: 'requests' })).toBeGreaterThan(0)
  expect(await readSeries('sanad_projection_lag_seconds')).toBeTypeOf('number')
  expect(await readSeries('sanad_files_free_bytes', { folder: 'files' })).toBeGreaterThan(0)
  expect(await readSeries('nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number')
  expect(await scrape()).toContain('sanad_replica_lag_seconds +Inf')
  expect(await readSeries('sanad_ready')).toBe(1)
  portal.app.readiness.turnOff()
  expect(await readSeries('sanad_ready')).toBe(0)
})

it('goes on with what the process itself knows while the database is away', async () => {
  const { services, app } = portal
  const place = { host: '127.0.0.1', port: await findFreePort() }
  const away = `postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`
  const db = openDatabase({ url: away })
  const files = { kind: 's3', bucket: 'sanad', region: 'ap-south-1', key: null } as const
  const config = {
    ...{ ...services.config, databaseUrl: away, jobsDatabaseUrl: null, metrics: place },
    files: { ...files, endpoint: undefined, forcePathStyle: false },
  }
  const metrics = createMetrics()
  const stopWatching = await watchPortal({
    services: { ...services, db, config, metrics },
    jobDb: db,
    jobSettlements: services.settlements,
    app,
  })
  const scrapeIt = async () => (await fetch(`http://${place.host}:${place.port}/metrics`)).text()
  await scrapeIt()
  const text = await scrapeIt()
  await stopWatching()
  await db.destroy()
  expect(text).toContain('sanad_database_up 0')
  expect(text).toContain('sanad_gauges_unread_total{gauge="sanad_jobs_waiting"}')
  expect(text).toMatch(/process_resident_memory_bytes \d/)
  // Where files come before they go to the bucket.
  expect(text).toMatch(/^sanad_files_free_bytes\{folder="incoming"\} \d/m)
  expect(text).not.toMatch(/^sanad_payment_orders\b.*\d/m)
})

const repository = `${import.meta.dirname}/../../..`
const read = (path: string) => readFile(`${repository}/${path}`, 'utf8')
const familiesOf = (text: string) => new Set(text.match(/\b(sanad|nodejs|process)_[a-z0-9_]+/g))

it('alerts and board name no series that the portal does not serve', async () => {
  const served = await portal.services.metrics.registry.getMetricsAsJSON()
  const names = served.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  )
  const asked = familiesOf(
    (await read('deploy/monitoring/alerts.yml')) + (await read('deploy/monitoring/dashboard.json')),
  )
  expect(asked.size).toBeGreaterThan(10)
  expect([...asked].filter((name) => !names.includes(name))).toEqual([])
})

it('the runbook has a chapter for each alert, and none for another', async () => {
  const alerts = [...(await read('deploy/monitoring/alerts.yml')).matchAll(/- alert: (\w+)/g)]
  const chapters = [...(await read('docs/runbook.md')).matchAll(/^## (\w+)$/gm)]
  expect(chapters.map(([, name]) => name)).toEqual(alerts.map(([, name]) => name))
})

it('what an alert looks at stands on the board', async () => {
  const rules = (await read('deploy/monitoring/alerts.yml')).split('- alert: ').slice(1)
  const shown = familiesOf(await read('deploy/monitoring/dashboard.json'))
  for (const rule of rules) {
    const [name] = rule.split('\n')
    const asked = [...familiesOf(rule)]
    expect({ name, missing: asked.filter((family) => !shown.has(family)) }).toEqual({ name, missing: [] })
  }
})
