import { randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications } from '@sanad/contracts'
import {
  askExtraItem,
  completeStage,
  decideDocument,
  getDeskApplication,
  holdApplication,
  listCustomerTimeline,
  listUndoableActs,
  resumeApplication,
  takeBackAsk,
  takeBackCompletion,
  takeBackDeliverable,
} from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOutbox } from '../../../platform/messages/list-outbox.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
/** Who may complete, and not reopen what others completed. */
let clerk: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
  ;({ staffToken: clerk } = await signInStaff(portal.services, { roles: ['clerk'] }))
})
afterAll(() => portal.close())

async function begin() {
  const application = await createPaidApplication(portal.services)
  await giveEverything(portal.services, application)
  const { token: own, customerId, applicationId, service } = application
  const params = { id: applicationId }
  const { mobile } = await portal.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    ...application,
    params,
    first: service.timeline.find(({ kind }) => kind === 'centre' || kind === 'department')?.id ?? '',
    told: async () => {
      const { data } = await succeed(portal.app, listNotifications, { token: own, query: {} })
      return data.map(({ kind }) => kind)
    },
    asCustomer: async () =>
      (await succeed(portal.app, getServiceDetails, { token: own, params: { userServiceId: applicationId } }))
        .data,
    asStaff: async () => (await succeed(portal.app, getDeskApplication, { token, params })).data,
    /** Messages once everything that is held was let go. */
    sent: async () => {
      await portal.runJobs({ dueWithinSeconds: 86_400 })
      return (await listOutbox(portal.db, mobile)).map(({ text }) => text)
    },
    takingBack: (takes_back: string) => ({ token, params, body: { takes_back, request_id: randomUUID() } }),
  }
}

it('[DK-32] an ask that is taken back within 20 s is as if it had not been made, and nobody is told', async () => {
  const { params, told, sent, takingBack, asCustomer, asStaff } = await begin()
  const before = (await asCustomer()).next_step
  const request_id = randomUUID()
  const body = { title: 'Board resolution', title_hi: 'बोर्ड का प्रस्ताव', kind: 'text' as const, request_id }
  await succeed(portal.app, askExtraItem, { token, params, body })
  expect(await told()).not.toContain('information_asked')
  expect((await asCustomer()).next_step).not.toEqual(before)
  const request = takingBack(request_id)
  await succeed(portal.app, takeBackAsk, request)
  // Sent twice, recorded once.
  await succeed(portal.app, takeBackAsk, request)
  expect((await asCustomer()).next_step).toEqual(before)
  expect((await asStaff()).acts.slice(0, 2).map(({ act }) => act)).toEqual([
    'take_back_ask',
    'ask_extra_item',
  ])
  expect((await sent()).join()).not.toContain('one more thing')
  expect(await told()).not.toContain('information_asked')
  expect(await refuse(portal.app, takeBackAsk, takingBack(request_id))).toMatchObject({
    code: 'act_not_allowed',
  })
  // Asked again, it is asked.
  await succeed(portal.app, askExtraItem, { token, params, body: { ...body, request_id: randomUUID() } })
  expect((await sent()).join()).toContain('one more thing')
})

it('[DK-32] after 20 s an ask cannot be taken back', async () => {
  const { params, takingBack } = await begin()
  const body = { title: 'Lease deed', kind: 'file' as const, request_id: randomUUID() }
  await succeed(portal.app, askExtraItem, { token, params, body })
  await portal.runJobs({ dueWithinSeconds: 86_400 })
  expect(await refuse(portal.app, takeBackAsk, takingBack(body.request_id))).toMatchObject({
    code: 'too_late',
  })
})

it('[DK-45] a stage that was just completed is reopened by whoever may complete it, and nobody is told', async () => {
  const { params, customerId, first, told, sent, takingBack, asCustomer, asStaff } = await begin()
  const before = (await asCustomer()).next_step
  const request_id = randomUUID()
  const body = { stage_id: first, comment: 'It is done.', comment_hi: 'हो गया।', request_id }
  await succeed(portal.app, completeStage, { token: clerk, params, body })
  expect(await told()).not.toContain('stage_completed')
  expect((await asCustomer()).next_step).not.toEqual(before)
  const request = { ...takingBack(request_id), token: clerk }
  await succeed(portal.app, takeBackCompletion, request)
  await succeed(portal.app, takeBackCompletion, request)
  expect((await asCustomer()).next_step).toEqual(before)
  expect((await asStaff()).acts[0]).toMatchObject({ act: 'take_back_completion', subject: first })
  const ofCustomer = { token, params: { id: customerId }, query: { kind: 'act' as const } }
  const { data: timeline } = await succeed(portal.app, listCustomerTimeline, ofCustomer)
  expect(timeline[0]).toMatchObject({ words: 'take_back_completion', subject: 'We check your papers' })
  await sent()
  expect(await told()).not.toContain('stage_completed')
  await succeed(portal.app, completeStage, { token, params, body: { ...body, request_id: randomUUID() } })
  await sent()
  expect(await told()).toContain('stage_completed')
})

it('[DK-48] a hold that is ended within 20 s is told of neither, a later end of both', async () => {
  const { params, told, sent } = await begin()
  const hold = () =>
    succeed(portal.app, holdApplication, {
      token,
      params,
      body: { comment: 'The portal is down.', comment_hi: 'पोर्टल बंद है।', request_id: randomUUID() },
    })
  const resume = () =>
    succeed(portal.app, resumeApplication, { token, params, body: { request_id: randomUUID() } })
  await hold()
  expect(await told()).not.toContain('application_on_hold')
  await resume()
  expect((await sent()).join()).not.toContain('is on hold')
  expect(await told()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/application_(on_hold|resumed)/)]),
  )
  await hold()
  expect((await sent()).join()).toContain('is on hold')
  await resume()
  await sent()
  expect(await told()).toEqual(expect.arrayContaining(['application_on_hold', 'application_resumed']))
})

it('[DK-44] a file that is taken back within 20 s is the customer’s no more, and its place can be taken again', async () => {
  const application = await begin()
  const { told, sent, takingBack, asCustomer, asStaff } = application
  const certificate = await createDeliverable(portal.app, {
    staffToken: token,
    applicationId: application.applicationId,
  })
  await sent()
  expect(await told()).toContain('deliverable_ready')
  const request_id = randomUUID()
  const wrong = await createDeliverable(portal.app, {
    staffToken: token,
    applicationId: application.applicationId,
    replaces: certificate,
    request_id,
  })
  const shown = async () => (await asCustomer()).deliverables.map(({ id }) => id)
  expect(await shown()).toEqual([certificate])
  expect((await asStaff()).deliverables.map(({ id }) => id)).toEqual([wrong, certificate])
  await succeed(portal.app, takeBackDeliverable, takingBack(request_id))
  expect(await shown()).toEqual([certificate])
  expect((await asStaff()).deliverables).toMatchObject([{ id: certificate, replaced: false }])
  await sent()
  expect((await told()).filter((kind) => kind === 'deliverable_ready')).toHaveLength(1)
  const right = await createDeliverable(portal.app, {
    staffToken: token,
    applicationId: application.applicationId,
    replaces: certificate,
  })
  await sent()
  expect(await shown()).toEqual([right])
  expect((await asStaff()).deliverables).toMatchObject([
    { id: right, replaced: false },
    { id: certificate, replaced: true },
  ])
})

it('[DK-29] what one did is listed as long as one can take it back, and nobody else’s', async () => {
  const { staffToken: own } = await signInStaff(portal.services)
  const { params, first, asStaff } = await begin()
  const by = { token: own, params }
  const read = async (reader: string) => {
    const { data } = await succeed(portal.app, listUndoableActs, { token: reader })
    return data.map(({ elapsed_ms, ...act }) => {
      expect(elapsed_ms).toBeGreaterThanOrEqual(0)
      expect(elapsed_ms).toBeLessThan(20_000)
      return act
    })
  }
  const [file] = (await asStaff()).application.uploadedDocs
  const label = (await asStaff()).application.documentList.find(
    ({ document_id }) => document_id === file?.document_id,
  )?.label
  const decision = randomUUID()
  const accepted = { decision: 'accepted' as const, request_id: decision }
  await succeed(portal.app, decideDocument, { token: own, params: { id: file?.id ?? '' }, body: accepted })
  const ask = randomUUID()
  const asked = { title: 'Board resolution', title_hi: 'बोर्ड का प्रस्ताव', kind: 'text' as const }
  await succeed(portal.app, askExtraItem, { ...by, body: { ...asked, request_id: ask } })
  const application_id = params.id
  const judged = { application_id, file_id: file?.id, document_id: file?.document_id, what: label }
  const decided = { ...judged, decision: 'accepted', request_id: decision }
  const ofAsk = { application_id, decision: 'asked', request_id: ask, what: 'Board resolution' }
  expect(await read(own)).toEqual([decided, ofAsk])
  const { staffToken: other } = await signInStaff(portal.services)
  expect(await read(other)).toEqual([])
  await succeed(portal.app, takeBackAsk, { ...by, body: { takes_back: ask, request_id: randomUUID() } })
  expect(await read(own)).toEqual([decided])

  const completion = randomUUID()
  await succeed(portal.app, completeStage, { ...by, body: { stage_id: first, request_id: completion } })
  const hold = { comment: 'Closed.', comment_hi: 'बंद।', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { ...by, body: hold })
  expect((await read(own)).slice(1)).toMatchObject([
    { decision: 'stage', request_id: completion },
    { decision: 'held', request_id: hold.request_id, what: 'Closed.' },
  ])
  await succeed(portal.app, resumeApplication, { ...by, body: { request_id: randomUUID() } })
  expect((await read(own)).map((act) => act.decision)).toEqual(['accepted', 'stage'])
  await sql`update document_decisions set recorded_at = recorded_at - interval '20 s' where request_id = ${decision}::uuid`.execute(
    portal.db,
  )
  expect((await read(own)).map((act) => act.decision)).toEqual(['stage'])
})
