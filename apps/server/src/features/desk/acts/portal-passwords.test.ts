import { randomUUID } from 'node:crypto'
import { getServiceDetails, revealIdentifier, submitFields } from '@sanad/contracts'
import { completeStage, decideDocument, reopenStage } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { serviceOf } from '../../../testing/factories/application.ts'
import {
  createPaidApplication,
  giveEverything,
  makePasswordDue,
  type PaidApplication,
} from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeExpiredData } from '../../personal-data/retention/remove-expired-data.ts'

const password = 'Zq7-kharghar-Portal'
const slug = 'tc-registration'

let portal: TestApp
let staffToken: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const read = async ({ token, applicationId }: PaidApplication) =>
  (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: applicationId } })).data

function give({ token, customerId, applicationId }: PaidApplication) {
  const fields = [{ field_id: 'tp-password', value: password }]
  return { token, body: { user_id: customerId, application_id: applicationId, fields } }
}

function complete({ applicationId }: PaidApplication, number: string) {
  const answers = { 'sidh-tc-id': `TC${number}` }
  const body = { stage_id: 'tc-id', answers, request_id: randomUUID() }
  return succeed(portal.app, completeStage, { token: staffToken, params: { id: applicationId }, body })
}

async function begin() {
  const application = await createPaidApplication(portal.services, { slug })
  await makePasswordDue(portal.services, application)
  await succeed(portal.app, submitFields, give(application))
  return application
}

/** The stored value as JSON. */
async function storedOf({ applicationId }: PaidApplication): Promise<string | undefined> {
  const row = await portal.db
    .selectFrom('submitted_fields')
    .select('value')
    .where('application_id', '=', applicationId)
    .where('field_id', '=', 'tp-password')
    .executeTakeFirst()
  return row && JSON.stringify(row.value)
}

/** Tables with a row that holds one of the texts, as a dump would. */
async function listTablesWith(texts: readonly string[]): Promise<string[]> {
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query(
        `select from ${name} t where exists (select from unnest($1::text[]) x where position(x in t::text) > 0) limit 1`,
        [texts],
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  } finally {
    await owner.end()
  }
}

it('is asked when the last paper is accepted, which the customer is told, and not before', async () => {
  const application = await createPaidApplication(portal.services, { slug })
  expect((await read(application)).fieldList.map(({ field_id }) => field_id)).not.toContain('tp-password')
  expect(await refuse(portal.app, submitFields, give(application))).toMatchObject({ code: 'field_invalid' })
  const uploads = [...(await giveEverything(portal.services, application)).values()]
  expect(await read(application)).toMatchObject({ pending_items: 0, next_step: { turn: 'us' } })
  for (const id of uploads) {
    const body = { decision: 'accepted' as const, request_id: randomUUID() }
    await succeed(portal.app, decideDocument, { token: staffToken, params: { id }, body })
  }
  const asked = await read(application)
  expect(asked).toMatchObject({
    pending_items: 1,
    is_information_complete: false,
    next_step: { turn: 'you', next: 'provide_information' },
  })
  expect(asked.fieldList.map(({ field_id }) => field_id)).toContain('tp-password')
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const told = () =>
    portal.db
      .selectFrom('notifications')
      .select(['params', 'read_at'])
      .where('customer_id', '=', application.customerId)
      .where('kind', '=', 'information_asked')
      .execute()
  const label = (await serviceOf(slug)).fields.find(({ id }) => id === 'tp-password')?.label.en
  expect(await told()).toMatchObject([{ params: { item: { en: label } }, read_at: null }])
  await succeed(portal.app, submitFields, give(application))
  expect(await told()).toMatchObject([{ read_at: expect.any(Date) }])
  expect(await read(application)).toMatchObject({ pending_items: 0, next_step: { turn: 'us' } })
})

it('is destroyed in the transaction that completes its stage: nothing readable is left in any table', async () => {
  const application = await begin()
  const sealed = await storedOf(application)
  const cipher = String(JSON.parse(sealed ?? '{}').sealed)
  expect(cipher.length).toBeGreaterThan(40)
  expect(await listTablesWith([cipher])).toEqual(['public.submitted_fields'])
  await complete(application, '100001')
  expect(await storedOf(application)).toBe('"••••••••"')
  expect(await listTablesWith([password, cipher])).toEqual([])

  const after = await read(application)
  const field = after.fieldList.find(({ field_id }) => field_id === 'tp-password')
  expect(field).toMatchObject({ destroyed: true })
  expect(after).toMatchObject({ is_information_complete: true, next_step: { turn: 'us' } })
  const wish = { from: 'information' as const, field_id: 'tp-password', why: 'department_portal' as const }
  const body = { ...wish, reason: 'To log in again' }
  const request = { token: staffToken, params: { id: application.applicationId }, body }
  expect(await refuse(portal.app, revealIdentifier, request)).toMatchObject({ code: 'not_found' })
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'metadata'])
    .where('entity_id', '=', application.applicationId)
    .where('action', '=', 'DELETE')
    .execute()
  expect(entries).toEqual([
    {
      description: 'Destroyed a password that is needed no more',
      metadata: { fields: ['tp-password'] },
    },
  ])
})

it('is asked again when its stage is reopened, as nobody has it any more', async () => {
  const application = await begin()
  await complete(application, '100002')
  const body = {
    stage_id: 'tc-id',
    reason: 'The centre was added under a wrong name',
    request_id: randomUUID(),
  }
  const params = { id: application.applicationId }
  await succeed(portal.app, reopenStage, { token: staffToken, params, body })
  expect(await storedOf(application)).toBeUndefined()
  expect(await read(application)).toMatchObject({ pending_items: 1, next_step: { turn: 'you' } })
  await succeed(portal.app, submitFields, give(application))
})

it('is destroyed by the nightly job where the completion did not, as by a release before, and by it alone', async () => {
  const kept = await begin()
  const left = await begin()
  const sealed = await storedOf(left)
  await complete(left, '100003')
  await portal.db
    .updateTable('submitted_fields')
    .set({ value: sealed ?? '' })
    .where('application_id', '=', left.applicationId)
    .where('field_id', '=', 'tp-password')
    .execute()
  await removeExpiredData(portal.services)
  expect(await storedOf(left)).toBe('"••••••••"')
  expect(await storedOf(kept)).toContain('sealed')
})
