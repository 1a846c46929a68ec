import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { dropGivenUpJob, listAuditEntries, listGivenUpJobs, retryGivenUpJob } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { refuse, succeed } from '../../testing/call.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { paymentReminderJob } from '../desk/dues/remind-of-payments.ts'

let portal: TestApp
let token: string
let staffId: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token, staffId } = await signInStaff(portal.services, { roles: ['admin'] }))
})
afterAll(() => portal.close())

const applicationId = '00000000-0000-4000-8000-000000000001'

/** A job that failed at its last attempt. */
async function giveUpJob(): Promise<string> {
  await enqueueJob(portal.db, paymentReminderJob, { applicationId })
  const { rows } = await sql<{ id: string }>`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The provider was away'
     where attempts = 0 returning id::text`.execute(portal.db)
  return rows[0]?.id ?? ''
}

const list = async () => (await succeed(portal.app, listGivenUpJobs, { token })).data
const readAudit = async () => {
  const auditor = await signInStaff(portal.services, { roles: ['auditor'] })
  const query = { person: staffId }
  return (await succeed(portal.app, listAuditEntries, { token: auditor.staffToken, query })).data
}

it('a job that was given up is listed with its problem, and nothing of what it is about', async () => {
  const id = await giveUpJob()
  const jobs = await list()
  expect(jobs).toMatchObject([
    {
      id,
      task: paymentReminderJob.name,
      problem: 'The provider was away',
      attempts: paymentReminderJob.maxAttempts,
    },
  ])
  expect(JSON.stringify(jobs)).not.toContain(applicationId)
  await succeed(portal.app, dropGivenUpJob, { token, params: { id }, body: { reason: 'Cleared' } })
})

it('one that is retried is due again with all its attempts, once, and is recorded by its task', async () => {
  const id = await giveUpJob()
  const call = { token, params: { id }, body: { reason: 'The provider is back' } }
  await succeed(portal.app, retryGivenUpJob, call)
  expect(await list()).toEqual([])
  expect((await refuse(portal.app, retryGivenUpJob, call)).code).toBe('act_not_allowed')
  const { rows } = await sql<{ attempts: number; is_due: boolean }>`
    select attempts, run_at <= now() as is_due from graphile_worker._private_jobs where id = ${id}::bigint`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ attempts: 0, is_due: true }])
  expect(await readAudit()).toContainEqual(
    expect.objectContaining({ act: 'retry_job', reason: 'The provider is back', entity_id: id }),
  )
  expect((await refuse(portal.app, dropGivenUpJob, call)).code).toBe('act_not_allowed')
  await portal.runJobs()
})

it('one that is dropped is gone, and the audit log names its task', async () => {
  const id = await giveUpJob()
  await succeed(portal.app, dropGivenUpJob, { token, params: { id }, body: { reason: 'Paid meanwhile' } })
  expect(await list()).toEqual([])
  const entry = (await readAudit()).find(({ entity_id, act }) => entity_id === id && act === 'drop_job')
  expect(entry).toMatchObject({ reason: 'Paid meanwhile', details: { task: paymentReminderJob.name } })
})

it('whoever is no admin sees none', async () => {
  const manager = await signInStaff(portal.services, { roles: ['manager'] })
  expect((await refuse(portal.app, listGivenUpJobs, { token: manager.staffToken })).status).toBe(403)
})

const repository = `${import.meta.dirname}/../../../../..`
const sanad = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/sanad.ts', ...args], {
    cwd: repository,
    env: {
      DATABASE_URL: portal.services.config.databaseUrl,
      DATA_DIR: portal.services.config.dataDir,
    },
  })

it('an operator has the same by command, and each is recorded', async () => {
  const [first, second] = [await giveUpJob(), await giveUpJob()]
  expect((await sanad('jobs', 'list')).stdout).toContain(`${first}\t${paymentReminderJob.name}\t`)
  await sanad('jobs', 'retry', first, '--reason', 'Mended')
  expect((await sanad('jobs', 'drop', second, '--reason', 'Not wanted')).stdout).toContain('is dropped')
  expect(await list()).toEqual([])
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'staff_id', 'metadata'])
    .where('entity_id', 'in', [first, second])
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    { description: 'retry_job', staff_id: null, metadata: { reason: 'Mended' } },
    { description: 'drop_job', staff_id: null, metadata: { task: paymentReminderJob.name } },
  ])
  // Each is a process of its own.
}, 60_000)

it('a command that there is not is answered by those that there are', async () => {
  const failed: unknown = await sanad('job').catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('adopt-files') })
})
