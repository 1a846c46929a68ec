import { listMyServices, type ServiceSummary } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { completeStages } from '../../testing/factories/complete-stages.ts'
import { createDeliverable } from '../../testing/factories/deliverable.ts'
import {
  createPaidApplication,
  giveEverything,
  listFieldsAtFirst,
} from '../../testing/factories/paid-application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it("[AP-03] lists the customer's own applications, newest first, with what comes next", async () => {
  const { customerId, token } = await signIn(portal.services)
  const stranger = await signIn(portal.services)
  await createApplication(portal.services, stranger)
  const first = await createApplication(portal.services, { customerId })
  const second = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  await settle(portal.services, { customerId, applicationId: first.applicationId })

  const answer = await succeed(portal.app, listMyServices, { token, query: {} })
  const { documents, extraInfo, timeline } = first.service
  expect(answer).toMatchObject({
    success: true,
    services: [
      {
        id: second.applicationId,
        service_id: 'tp-registration',
        payment_status: 0,
        client_status: 'pending',
        next_step: { turn: 'you', next: 'pay' },
        stages_completed: 0,
      },
      {
        id: first.applicationId,
        title: first.service.title.en,
        track_id: first.trackId,
        name_of_firm: null,
        payment_status: 1,
        client_status: 'processing',
        next_step: { turn: 'you', next: 'provide_information' },
        next_stage_title: timeline[0]?.title.en,
        pending_items: documents.length + listFieldsAtFirst(first.service).length + extraInfo.length,
        form_missing: true,
        stages_total: timeline.length,
      },
    ],
    next_cursor: null,
  })
})

it('says what a completed application gave its customer, who sees it: a certificate before other papers', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const application = await createPaidApplication(portal.services)
  const { applicationId, token } = application
  await giveEverything(portal.services, application)
  const read = async () => (await succeed(portal.app, listMyServices, { token, query: {} })).services[0]
  for (const kind of ['certificate', 'letter'] as const) {
    await createDeliverable(portal.app, { staffToken, applicationId, kind, visible: 'when_completed' })
  }
  await completeStages(portal, { staffToken, ...application })
  const held = await read()
  expect(held).toMatchObject({ client_status: 'completed' })
  expect(held).not.toHaveProperty('deliverable_kind')

  await portal.db.updateTable('deliverables').set({ visible_at: sql`now()` }).execute()
  expect(await read()).toMatchObject({ deliverable_kind: 'certificate' })
})

it('pages by key: every application once, also when new ones come in between', async () => {
  const { customerId, token } = await signIn(portal.services)
  const ids: string[] = []
  for (let count = 0; count < 5; count++) {
    ids.unshift((await createApplication(portal.services, { customerId })).applicationId)
  }
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; cursor?: string } = { limit: 2, ...(cursor ? { cursor } : {}) }
    const page: { services: ServiceSummary[]; next_cursor: string | null } = await succeed(
      portal.app,
      listMyServices,
      { token, query },
    )
    expect(page.services.length).toBeLessThanOrEqual(2)
    seen.push(...page.services.map(({ id }) => id))
    cursor = page.next_cursor
    await createApplication(portal.services, { customerId })
  } while (cursor)
  expect(seen).toEqual(ids)
})

it('leaves out deleted applications and answers an empty list to a newcomer', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  await portal.db
    .updateTable('applications')
    .set({ deleted_at: new Date() })
    .where('id', '=', applicationId)
    .execute()
  const answer = await succeed(portal.app, listMyServices, { token, query: {} })
  expect(answer).toEqual({ success: true, services: [], next_cursor: null })
})

it('refuses a cursor that is none of ours', async () => {
  const { token } = await signIn(portal.services)
  const cursors = ['nonsense', Buffer.from('2026-99-99 00:00:00+00 x').toString('base64url')]
  for (const cursor of cursors) {
    const error = await refuse(portal.app, listMyServices, { token, query: { cursor } })
    expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
  }
})
