import type { LocalText } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOutbox } from '../../../platform/messages/list-outbox.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { notifyAtOnce } from './notify-at-once.ts'
import { noticeOfApplication } from './notify-of-application.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** Tells a customer, and answers what was told, what was promised at once, and what was sent in the end. */
async function tell({ title, times = 1 }: { title?: LocalText; times?: number } = {}) {
  const { applicationId, customerId, trackId, service } = await createPaidApplication(portal.services)
  const { mobile } = await portal.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await portal.runJobs()
  const before = (await listOutbox(portal.db, mobile)).length
  const told = noticeOfApplication(
    { id: applicationId, customerId, trackId, definition: title ? { title } : service },
    { kind: 'payment_received', params: { amount_rupees: 15000 }, fact: 'ORDER-1' },
  )
  const { config, db } = portal.services
  for (let time = 0; time < times; time++)
    await db.transaction().execute((tx) => notifyAtOnce(tx, config, told))
  const rows = await db
    .selectFrom('notifications')
    .select('messages_queued_at')
    .where('customer_id', '=', customerId)
    .where('fact_key', '=', 'payment_received:ORDER-1')
    .execute()
  const promised = await db
    .selectFrom('messages')
    .select(['channel'])
    .where('customer_id', '=', customerId)
    .where('sent_at', 'is', null)
    .execute()
  await portal.runJobs()
  return { rows, promised, sent: (await listOutbox(portal.db, mobile)).length - before }
}

it('the messages of what is told at once are promised with it, and are sent once', async () => {
  expect(await tell({ times: 2 })).toEqual({
    rows: [{ messages_queued_at: expect.any(Date) }],
    promised: [{ channel: 'sms' }],
    sent: 1,
  })
})

it('what cannot be put into words is told in the portal, and its messages are left to a job that fails', async () => {
  const title = { en: '', hi: '' }
  expect(await tell({ title })).toEqual({ rows: [{ messages_queued_at: null }], promised: [], sent: 0 })
})
