import { writeAuditLog } from '@sanad/contracts'
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
  const entries = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', 'pan-card')
    .execute()
  expect(entries).toMatchObject([
    {
      origin: 'client',
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
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'PAYMENT_INITIATION')
    .executeTakeFirstOrThrow()
  expect({ entity_id, metadata }).toEqual({
    entity_id: 'TCR-8F3KQ7M2XD',
    metadata: { track_id: 'TCR-8F3KQ7M2XD' },
  })
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

it('one customer can report 600 times an hour, as nothing of it can be erased', async () => {
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
  await recordAudit(portal.db, {
    action: 'USER_ACTION',
    entityType: 'test',
    entityId: null,
    customerId: null,
  })
  await expect(sql`update audit_entries set description = 'x'`.execute(portal.db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`delete from audit_entries`.execute(portal.db)).rejects.toThrow('permission denied')
})
