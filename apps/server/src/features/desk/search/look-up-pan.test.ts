import { randomBytes } from 'node:crypto'
import { submitFields, updateApplication } from '@sanad/contracts'
import { listAuditEntries, lookUpPan, searchDesk } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { requestDueErasure } from '../../../testing/factories/due-erasure.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { resumeErasures } from '../../personal-data/erasure/enqueue-erasure.ts'
import { exportSections } from '../../personal-data/export/export-sections.ts'
import { hashStoredPans } from '../../personal-data/keys/hash-stored-pans.ts'
import { rotateKeys } from '../../personal-data/keys/rotate-keys.ts'
import { panStatement } from './look-up-pan.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(() => portal.close())

const why = 'customer_asks'
const find = async (pan: string, by = token) => {
  const body = { pan, why, reason: `Has only the PAN ${pan} at hand` } as const
  const { data } = await succeed(portal.app, lookUpPan, { token: by, body })
  return data.map(({ title }) => title).sort()
}
const newPan = () => `ABCPX${String(1000 + (Number.parseInt(randomBytes(2).toString('hex'), 16) % 9000))}K`

async function applyWith(pan: string) {
  const customer = await signIn(portal.services, { name_of_person: 'Asha Patil' })
  const { applicationId, trackId } = await createApplication(portal.services, customer)
  const params = { id: applicationId }
  await succeed(portal.app, updateApplication, {
    token: customer.token,
    params,
    body: { personal_pan: pan.toLowerCase() },
  })
  return { ...customer, applicationId, trackId }
}

it('[DK-63] a whole PAN, of the form or of the information, finds the application and whose it is', async () => {
  const pan = newPan()
  const firm = pan.replace('X', 'Y').replace('P', 'C')
  const { trackId } = await applyWith(pan)
  const paid = await createPaidApplication(portal.services, { slug: 'nsdc-affiliation' })
  const fields = [{ field_id: 'org-pan', value: firm }]
  expect(await find(pan)).toEqual(['Asha Patil', trackId])
  expect(await find(`${pan.slice(0, 5)} ${pan.slice(5)}`.toLowerCase())).toEqual(['Asha Patil', trackId])
  const body = { user_id: paid.customerId, application_id: paid.applicationId, fields }
  await succeed(portal.app, submitFields, { token: paid.token, body })
  expect(await find(firm)).toContain(paid.trackId)
  expect(await find('ABCPX0001K')).toEqual([])
})

it('[DK-63] each look-up is recorded with its reason, for each customer, in the audit and in their copy', async () => {
  const pan = newPan()
  const { customerId } = await applyWith(pan)
  const member = await signInStaff(portal.services)
  await find(pan, member.staffToken)
  const { staffToken: auditor } = await signInStaff(portal.services, { roles: ['auditor'] })
  const query = { kind: 'lookup', person: member.staffId } as const
  const { data } = await succeed(portal.app, listAuditEntries, { token: auditor, query })
  expect(data).toMatchObject([{ kind: 'lookup', act: 'look_up_pan', customer: { id: customerId } }])
  const section = exportSections.find(({ name }) => name === 'lookups')
  const copied = await section?.list(portal.db, customerId)
  expect(copied).toEqual([
    { reveal_why: why, reason: 'Has only the PAN ABCPX••••K at hand', at: expect.anything() },
  ])
  expect(JSON.stringify([data, copied])).not.toContain(pan)
  await find('ABCPX0002K', member.staffToken)
  expect((await succeed(portal.app, listAuditEntries, { token: auditor, query })).data).toHaveLength(2)
})

it('[DK-63] without words, without a PAN, or too often, nobody is looked for', async () => {
  const { staffToken, staffId } = await signInStaff(portal.services)
  const ask = (body: object) =>
    refuse(portal.app, lookUpPan, {
      token: staffToken,
      body: { pan: 'ABCPX1234K', why, reason: 'A call', ...body },
    })
  expect(await ask({ reason: ' ' })).toMatchObject({ status: 400 })
  expect(await ask({ why: 'curiosity' })).toMatchObject({ status: 400 })
  expect(await ask({ pan: 'ABCPX' })).toMatchObject({ status: 400 })
  await find('ABCPX1234K', staffToken)
  await sql`update rate_limits set points = 60 where key = ${`pan-lookups:${staffId}`}`.execute(portal.db)
  expect(await ask({})).toMatchObject({ status: 429 })
})

it('[DK-63] an Aadhaar number leaves nothing that it could be found by, and no search finds it', async () => {
  const paid = await createPaidApplication(portal.services)
  const aadhaar = '234123412346'
  const fields = [{ field_id: 'aadhaar-number', value: aadhaar }]
  const body = { user_id: paid.customerId, application_id: paid.applicationId, fields }
  await succeed(portal.app, submitFields, { token: paid.token, body })
  const { rows } = await sql<{ keys: string[] }>`
    select array(select jsonb_object_keys(value) order by 1) as keys from submitted_fields
    where application_id = ${paid.applicationId}`.execute(portal.db)
  expect(rows).toEqual([{ keys: ['mask', 'sealed'] }])
  for (const q of [aadhaar, '2341 2341 2346', aadhaar.slice(-8)]) {
    const { data } = await succeed(portal.app, searchDesk, { token, query: { q } })
    expect(data, q).toEqual([])
  }
  const asked = { token, body: { pan: aadhaar, why, reason: 'A call' } } as const
  expect(await refuse(portal.app, lookUpPan, asked)).toMatchObject({ status: 400 })
})

it('[DK-63] whoever sees their own teams’ work alone finds no other team’s', async () => {
  const pan = newPan()
  const { trackId } = await applyWith(pan)
  const clerk = await signInStaff(portal.services, { roles: ['clerk'] })
  expect(await find(pan, clerk.staffToken)).toContain(trackId)
  await sql`
    with team as (insert into teams (name) values ('Others') returning id)
    insert into team_services (team_id, service_slug) select id, 'tc-registration' from team`.execute(
    portal.db,
  )
  expect(await find(pan, clerk.staffToken)).toEqual([])
  expect(await find(pan)).toContain(trackId)
  await sql`delete from team_services`.execute(portal.db)
})

it('[DK-63] a PAN that was sealed before it had a hash is found once the job has looked', async () => {
  const pan = newPan()
  const { applicationId, trackId } = await applyWith(pan)
  await sql`
    update applications set fields = fields #- '{personal_pan,found_by}' where id = ${applicationId}`.execute(
    portal.db,
  )
  expect(await find(pan)).toEqual([])
  await hashStoredPans(portal.services)
  expect(await find(pan)).toContain(trackId)
})

it('[DK-63] while the keys are rotated and after it a PAN is found, and without its key no more', async () => {
  const pan = newPan()
  const { trackId } = await applyWith(pan)
  const { secrets } = portal.services.config
  const former = secrets.personalData
  const newer = { id: 'newer', key: randomBytes(32) }
  const use = (personalData: KeyRing) => Object.assign(secrets, { personalData })
  use([newer, ...former])
  expect(await find(pan)).toContain(trackId)
  await rotateKeys(portal.services.db, secrets.personalData)
  expect(await find(pan)).toContain(trackId)
  use([newer])
  expect(await find(pan)).toContain(trackId)
  use(former)
  expect(await find(pan)).toEqual([])
  await rotateKeys(portal.services.db, [...former, newer] as unknown as KeyRing)
  expect(await find(pan)).toContain(trackId)
})

it('[DK-63] an erased customer is found no more', async () => {
  const pan = newPan()
  const { customerId } = await applyWith(pan)
  await requestDueErasure(portal.db, customerId)
  await resumeErasures(portal.services.db)
  await portal.runJobs()
  expect(await find(pan)).toEqual([])
})

it('[DK-63] a look-up reads no table from its beginning to its end', async () => {
  const { rows } = await portal.db.transaction().execute(async (tx) => {
    // As if the tables were long.
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain ${panStatement(['v1.a', 'v2.b'])}`.execute(tx)
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('applications_lookup')
  expect(plan).toContain('submitted_fields_lookup')
  expect(plan).not.toContain('Seq Scan')
})
