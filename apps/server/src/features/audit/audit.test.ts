import { AuditAction, writeAuditLog } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordAudit } from './record-audit.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('[AP-29] what a browser reports is kept as a report of the signed-in customer', async () => {
  const { token, customerId } = await signIn(portal.services)
  const other = await signIn(portal.services)
  const body = {
    action: 'DOCUMENT_UPLOAD' as const,
    entity_type: 'document',
    entity_id: 'pan-card',
    description: 'Uploaded PAN card',
    metadata: { document_name: 'PAN card', file_size: 120 },
    user_id: other.customerId,
    status: 'failed',
    error_message: 'Network gone',
  }
  await succeed(portal.app, writeAuditLog, { token, body })
  const reports = await portal.db
    .selectFrom('client_reports')
    .selectAll()
    .where('entity_id', '=', 'pan-card')
    .execute()
  expect(reports).toMatchObject([
    {
      action: 'DOCUMENT_UPLOAD',
      customer_id: customerId,
      metadata: { document_name: 'PAN card', file_size: 120 },
      status: 'failed',
      error_message: 'Network gone',
    },
  ])
})

it('[AP-29] a report about a track id is kept under it', async () => {
  const { token } = await signIn(portal.services)
  const body = {
    action: 'PAYMENT_INITIATION' as const,
    entity_type: 'application',
    track_id: 'TCR-8F3KQ7M2XD',
  }
  await succeed(portal.app, writeAuditLog, { token, body })
  const { entity_id, metadata } = await portal.db
    .selectFrom('client_reports')
    .selectAll()
    .where('action', '=', 'PAYMENT_INITIATION')
    .executeTakeFirstOrThrow()
  expect({ entity_id, metadata }).toEqual({
    entity_id: 'TCR-8F3KQ7M2XD',
    metadata: { track_id: 'TCR-8F3KQ7M2XD' },
  })
})

it('[AP-29] every action of the list is taken, the generic ones too', async () => {
  const { token, customerId } = await signIn(portal.services)
  for (const action of AuditAction.options) {
    await succeed(portal.app, writeAuditLog, { token, body: { action, entity_type: 'list' } })
  }
  const reports = portal.db.selectFrom('client_reports').select('action').orderBy('id')
  const kept = await reports.where('customer_id', '=', customerId).execute()
  expect(kept.map(({ action }) => action)).toEqual(AuditAction.options)
})

it('an unknown action and a stranger are refused', async () => {
  const { token } = await signIn(portal.services)
  const body = { action: 'USER_ACTION' as const, entity_type: 'screen' }
  expect(await refuse(portal.app, writeAuditLog, { body })).toMatchObject({ status: 401 })
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/audit-log/log',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...body, action: 'DELETE_EVERYTHING' },
  })
  expect(response.statusCode).toBe(400)
})

it('no report makes an entry of the audit log, whatever it says it is', async () => {
  const { token, customerId } = await signIn(portal.services)
  const other = await signIn(portal.services)
  const entries = () => portal.db.selectFrom('audit_entries').select('id').execute()
  const before = await entries()
  const posing = {
    action: 'PAYMENT_SUCCESSFUL' as const,
    entity_type: 'application',
    entity_id: other.customerId,
    metadata: { origin: 'server', staff_id: other.customerId, customer_id: other.customerId },
    origin: 'server',
    customer_id: other.customerId,
    staff_id: other.customerId,
    user_id: other.customerId,
    recorded_at: '2020-01-01T00:00:00Z',
  }
  await succeed(portal.app, writeAuditLog, { token, body: posing })
  expect(await entries()).toEqual(before)
  const reports = await portal.db
    .selectFrom('client_reports')
    .selectAll()
    .where('action', '=', 'PAYMENT_SUCCESSFUL')
    .where('entity_type', '=', 'application')
    .execute()
  expect(reports).toMatchObject([{ customer_id: customerId, staff_id: null }])
  expect(Date.now() - (reports[0]?.recorded_at.getTime() ?? 0)).toBeLessThan(3_600_000)
  // The server's own actions are none that a browser may name.
  const staffAct = { ...posing, action: 'STAFF_ACTION' as 'USER_ACTION' }
  expect(await refuse(portal.app, writeAuditLog, { token, body: staffAct })).toMatchObject({ status: 400 })
})

it('identity numbers in a report are masked, as what is reported may hold what was typed', async () => {
  const { token, customerId } = await signIn(portal.services)
  const body = {
    action: 'INFORMATION_BULK_SUBMIT' as const,
    entity_type: 'application',
    description: 'PAN abcpx1234k',
    metadata: { fields: [{ field_name: 'Aadhaar', field_value: '2341 2341 2346' }] },
    error_message: '234123412346 was refused',
  }
  await succeed(portal.app, writeAuditLog, { token, body })
  const report = await portal.db
    .selectFrom('client_reports')
    .select(['description', 'metadata', 'error_message'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  expect(report).toEqual({
    description: 'PAN ABCPX••••K',
    metadata: { fields: [{ field_name: 'Aadhaar', field_value: 'XXXX XXXX 2346' }] },
    error_message: 'XXXX XXXX 2346 was refused',
  })
})

it('a number of twelve digits in the metadata of a report is masked, and the report is kept', async () => {
  const { token, customerId } = await signIn(portal.services)
  const metadata = { value: 234123412346, size: 1200, list: [{ typed: '2341.2341.2346' }] }
  const body = { action: 'USER_ACTION' as const, entity_type: 'application', metadata }
  await succeed(portal.app, writeAuditLog, { token, body })
  const report = await portal.db
    .selectFrom('client_reports')
    .select('metadata')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  expect(report.metadata).toEqual({
    value: 'XXXX XXXX 2346',
    size: 1200,
    list: [{ typed: 'XXXX XXXX 2346' }],
  })
})

it('a report that is too long is refused', async () => {
  const { token } = await signIn(portal.services)
  const body = { action: 'USER_ACTION' as const, entity_type: 'screen' }
  const long = { ...body, metadata: { text: 'x'.repeat(8001) } }
  expect(await refuse(portal.app, writeAuditLog, { token, body: long })).toMatchObject({ status: 400 })
  const wordy = { ...body, description: 'x'.repeat(501) }
  expect(await refuse(portal.app, writeAuditLog, { token, body: wordy })).toMatchObject({ status: 400 })
})

it('one customer can report 600 times an hour', async () => {
  const { token, customerId } = await signIn(portal.services)
  const body = { action: 'USER_ACTION' as const, entity_type: 'screen' }
  await succeed(portal.app, writeAuditLog, { token, body })
  const { rows } = await sql`
    update rate_limits set points = 600 where key = ${`audit-reports:${customerId}`} returning key
  `.execute(portal.db)
  expect(rows).toHaveLength(1)
  const error = await refuse(portal.app, writeAuditLog, { token, body })
  expect(error).toMatchObject({ status: 429, code: 'rate_limited' })
})

it('the portal can add to the audit log and never change it', async () => {
  await recordAudit(portal.services.db, {
    action: 'USER_ACTION',
    entityType: 'test',
    entityId: null,
    customerId: null,
  })
  const { db } = portal.services
  await expect(sql`update audit_entries set description = 'x'`.execute(db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`delete from audit_entries`.execute(db)).rejects.toThrow('permission denied')
})
