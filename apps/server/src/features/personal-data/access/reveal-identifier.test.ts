import { revealIdentifier, submitFields } from '@sanad/contracts'
import { getDeskApplication } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, makePasswordDue } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function giveAadhaar() {
  const paid = await createPaidApplication(portal.services)
  const fields = [{ field_id: 'aadhaar-number', value: '234123412346' }]
  const body = { user_id: paid.customerId, application_id: paid.applicationId, fields }
  await succeed(portal.app, submitFields, { token: paid.token, body })
  return paid
}

const wish = {
  from: 'information',
  field_id: 'aadhaar-number',
  why: 'department_portal',
  reason: 'File e-KYC for 2341 2341 2346',
} as const

it('[DK-38] staff read a number in full only by an act of its own, which is recorded with its reason', async () => {
  const { applicationId, customerId } = await giveAadhaar()
  const { staffToken, staffId } = await signInStaff(portal.services)
  const params = { id: applicationId }
  const read = await succeed(portal.app, getDeskApplication, { token: staffToken, params })
  expect(JSON.stringify(read)).not.toContain('234123412346')
  expect(JSON.stringify(read)).toContain('XXXX XXXX 2346')
  const { data } = await succeed(portal.app, revealIdentifier, { token: staffToken, params, body: wish })
  expect(data.value).toBe('234123412346')
  const entry = await portal.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'customer_id', 'metadata'])
    .where('description', '=', 'reveal_identifier')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    staff_id: staffId,
    customer_id: customerId,
    metadata: {
      // As every other act on an application, which the auditor finds it by.
      track_id: expect.any(String),
      field_id: 'aadhaar-number',
      from: 'information',
      why: 'department_portal',
      shown: 'screen',
      reason: 'File e-KYC for XXXX XXXX 2346',
    },
  })
})

it('[DK-38] a password that somebody copied into the reason is not kept with it', async () => {
  const paid = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const { customerId: user_id, applicationId: application_id, token } = paid
  await makePasswordDue(portal.services, paid)
  const fields = [{ field_id: 'tp-password', value: 'Zq7-kharghar-Portal' }]
  await succeed(portal.app, submitFields, { token, body: { user_id, application_id, fields } })
  const { staffToken } = await signInStaff(portal.services)
  const body = { ...wish, field_id: 'tp-password', reason: 'Zq7-kharghar-Portal was refused by SIDH' }
  await succeed(portal.app, revealIdentifier, { token: staffToken, params: { id: application_id }, body })
  const { metadata } = await portal.db
    .selectFrom('audit_entries')
    .select('metadata')
    .where('description', '=', 'reveal_identifier')
    .where('entity_id', '=', application_id)
    .executeTakeFirstOrThrow()
  expect(metadata).toMatchObject({ reason: '•••• was refused by SIDH' })
})

it('[DK-38] without a reason in words and from the list, of something that is not sealed, or too often, nothing is read', async () => {
  const { applicationId } = await giveAadhaar()
  const { staffToken: token, staffId } = await signInStaff(portal.services)
  const params = { id: applicationId }
  const ask = (body: object) =>
    refuse(portal.app, revealIdentifier, { token, params, body: { ...wish, ...body } })
  expect(await ask({ reason: ' ' })).toMatchObject({ status: 400 })
  expect(await ask({ why: 'curiosity' })).toMatchObject({ status: 400 })
  expect(await ask({ why: undefined })).toMatchObject({ status: 400 })
  expect(await ask({ field_id: 'full-name' })).toMatchObject({ status: 404 })
  expect(await ask({ from: 'form' })).toMatchObject({ status: 404 })
  const { rows } = await sql`
    update rate_limits set points = 60 where key = ${`reveals:${staffId}`} returning key`.execute(portal.db)
  expect(rows).toHaveLength(1)
  expect(await ask({})).toMatchObject({ status: 429 })
})
