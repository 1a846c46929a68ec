import { randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications } from '@sanad/contracts'
import {
  completeStage,
  getDeskApplication,
  holdApplication,
  listWork,
  resumeApplication,
  takeBackCompletion,
} from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import { createReceipt } from '../../../testing/factories/money-document.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
let other: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services, { name: 'Priya Nair' })).staffToken
  other = (await signInStaff(portal.services, { name: 'Ravi Rao' })).staffToken
})
afterAll(() => portal.close())

/** An application of which the last stage alone is left. */
async function beginAtTheLast() {
  const application = await createPaidApplication(portal.services)
  await giveEverything(portal.services, application)
  await createReceipt(portal.services, application)
  const { applicationId } = application
  const params = { id: applicationId }
  const ids = application.service.timeline
    .filter(({ kind }) => kind === 'centre' || kind === 'department')
    .map(({ id }) => id)
  const completing = (stage_id: string) => ({
    token,
    params,
    body: { stage_id, comment: 'It is done.', comment_hi: 'हो गया।', request_id: randomUUID() },
  })
  for (const id of ids.slice(0, -1)) await succeed(portal.app, completeStage, completing(id))
  const last = ids.at(-1) ?? ''
  return {
    ...application,
    params,
    last,
    completing: () => completing(last),
    takingBack: (takes_back: string, by = token) => ({
      token: by,
      params,
      body: { takes_back, request_id: randomUUID() },
    }),
    asStaff: async () => (await succeed(portal.app, getDeskApplication, { token, params })).data,
    asCustomer: async () =>
      (
        await succeed(portal.app, getServiceDetails, {
          token: application.token,
          params: { userServiceId: applicationId },
        })
      ).data,
    told: async () =>
      (await succeed(portal.app, listNotifications, { token: application.token, query: {} })).data.filter(
        ({ kind, params: said }) => kind === 'stage_completed' && said.next === 'done',
      ),
    invoices: async () =>
      portal.db
        .selectFrom('money_documents')
        .select('number')
        .where('application_id', '=', applicationId)
        .where('kind', '=', 'tax_invoice')
        .execute(),
    work: async () => {
      await portal.runJobs()
      const query = { kind: 'stage', customer: application.customerId } as const
      return (await succeed(portal.app, listWork, { token, query })).data
    },
  }
}

it('[DK-46] the last stage is held for 20 s: until then nothing is done, told or invoiced, and both sides read that', async () => {
  const application = await beginAtTheLast()
  expect(await application.work()).toMatchObject([{ stage: { id: application.last } }])
  const completing = application.completing()
  const before = Date.now()
  const { data } = await succeed(portal.app, completeStage, completing)
  const held = Date.parse(data.takes_effect_at ?? '')
  expect(Math.abs(held - before - undoSeconds * 1000)).toBeLessThan(5000)

  const seen = await application.asStaff()
  expect(seen).toMatchObject({
    held_completion: {
      stage_id: application.last,
      staff_name: 'Priya Nair',
      takes_effect_at: data.takes_effect_at,
      request_id: completing.body.request_id,
    },
    returned_completion: null,
  })
  expect(seen.acts[0]).toMatchObject({ act: 'hold_completion', subject: application.last })
  expect(seen.allowed_acts).not.toContain('complete_stage')
  const { serviceDetails, next_step } = await application.asCustomer()
  expect(serviceDetails.client_status).toBe('processing')
  expect(next_step).toMatchObject({ stage_id: application.last })
  expect(await application.told()).toEqual([])
  expect(await application.invoices()).toEqual([])
  // Nobody else is given what somebody has done.
  expect(await application.work()).toEqual([])

  await portal.runHeld()
  const done = await application.asStaff()
  expect(done).toMatchObject({ held_completion: null, returned_completion: null })
  expect(done.acts[0]).toMatchObject({ act: 'complete_stage', staff_name: 'Priya Nair' })
  expect(done.acts.map(({ act }) => act)).not.toContain('hold_completion')
  expect((await application.asCustomer()).serviceDetails.client_status).toBe('completed')
  expect(await application.told()).toHaveLength(1)
  expect(await application.invoices()).toHaveLength(1)
  expect(await application.work()).toEqual([])
})

it('the completion tells of a certificate that the customer then has, and of none where there is none', async () => {
  const bare = await beginAtTheLast()
  await succeed(portal.app, completeStage, bare.completing())
  const handed = await beginAtTheLast()
  await createDeliverable(portal.app, {
    staffToken: token,
    applicationId: handed.applicationId,
    visible: 'when_completed',
  })
  // It could be taken back as long as the completion.
  await portal.db.updateTable('deliverables').set({ visible_at: sql`now()` }).execute()
  await succeed(portal.app, completeStage, handed.completing())
  await portal.runHeld()
  const said = async ({ told }: Pick<typeof bare, 'told'>) => (await told()).map(({ params }) => params)
  expect(await said(bare)).not.toMatchObject([{ with_document: true }])
  expect(await said(handed)).toMatchObject([{ next: 'done', with_document: true }])
})

it('[DK-46] it is taken back meanwhile by anybody who may complete, and is then as if it had not been', async () => {
  const application = await beginAtTheLast()
  const completing = application.completing()
  await succeed(portal.app, completeStage, completing)
  const takingBack = application.takingBack(completing.body.request_id, other)
  await succeed(portal.app, takeBackCompletion, takingBack)
  await succeed(portal.app, takeBackCompletion, takingBack)
  await portal.runHeld()
  const { held_completion, allowed_acts, acts } = await application.asStaff()
  expect(held_completion).toBeNull()
  expect(allowed_acts).toContain('complete_stage')
  expect(acts.slice(0, 2)).toMatchObject([
    { act: 'take_back_completion', staff_name: 'Ravi Rao' },
    { act: 'hold_completion', staff_name: 'Priya Nair' },
  ])
  expect(await application.told()).toEqual([])
  expect(await application.invoices()).toEqual([])
  expect(await application.work()).toMatchObject([{ stage: { id: application.last } }])

  await succeed(portal.app, completeStage, application.completing())
  await portal.runHeld()
  expect(await application.invoices()).toHaveLength(1)
})

it('[DK-46] after 20 s it is too late, whether the job has come to it or not', async () => {
  const application = await beginAtTheLast()
  const completing = application.completing()
  await succeed(portal.app, completeStage, completing)
  const { request_id } = completing.body
  await sql`update held_completions set takes_effect_at = now() - interval '1 second' where request_id = ${request_id}`.execute(
    portal.db,
  )
  const late = () => refuse(portal.app, takeBackCompletion, application.takingBack(request_id))
  expect(await late()).toMatchObject({ status: 409, code: 'too_late' })
  await portal.runHeld()
  expect(await late()).toMatchObject({ status: 409, code: 'too_late' })
  expect(await application.invoices()).toHaveLength(1)
})

it('[DK-46] a completion of another application is not taken back', async () => {
  const [application, another] = [await beginAtTheLast(), await beginAtTheLast()]
  const completing = application.completing()
  await succeed(portal.app, completeStage, completing)
  const wrong = another.takingBack(completing.body.request_id)
  expect(await refuse(portal.app, takeBackCompletion, wrong)).toMatchObject({
    code: 'act_not_allowed',
  })
  expect((await application.asStaff()).held_completion).not.toBeNull()
})

it('[DK-46] sent again it is held once, and carried out at once from several processes it is recorded once', async () => {
  const application = await beginAtTheLast()
  const completing = application.completing()
  const answers = await Promise.all([1, 2, 3].map(() => succeed(portal.app, completeStage, completing)))
  expect(new Set(answers.map(({ data }) => data.takes_effect_at)).size).toBe(1)
  const changed = { ...completing, body: { ...completing.body, comment: 'Something else.' } }
  expect(await refuse(portal.app, completeStage, changed)).toMatchObject({ code: 'invalid_request' })
  expect(await refuse(portal.app, completeStage, application.completing())).toMatchObject({
    code: 'act_not_allowed',
  })
  await Promise.all([portal.runHeld(), portal.runHeld()])
  await succeed(portal.app, completeStage, completing)
  await portal.runHeld()
  expect(await application.told()).toHaveLength(1)
  expect(await application.invoices()).toHaveLength(1)
})

it('[DK-46] a failure while it is carried out loses and doubles nothing: the job does it all later', async () => {
  const application = await beginAtTheLast()
  await succeed(portal.app, completeStage, application.completing())
  await sql`
    create function refuse_invoice() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full'; end $$;
    create trigger refuse_invoice before insert on money_documents for each row execute function refuse_invoice()`.execute(
    portal.db,
  )
  await portal.runHeld()
  expect((await application.asStaff()).held_completion).not.toBeNull()
  expect(await application.told()).toEqual([])
  await sql`drop function refuse_invoice cascade`.execute(portal.db)
  await portal.runHeld()
  expect((await application.asStaff()).held_completion).toBeNull()
  expect(await application.told()).toHaveLength(1)
  expect(await application.invoices()).toHaveLength(1)
})

it('[DK-46] what the moment does not allow comes back to the desk with why, and can be completed anew', async () => {
  const application = await beginAtTheLast()
  const { params, last } = application
  await succeed(portal.app, completeStage, application.completing())
  const body = { comment: 'The portal is down.', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token: other, params, body })
  await portal.runHeld()
  const again = { token: other, params, body: { request_id: randomUUID() } }
  await succeed(portal.app, resumeApplication, again)
  const { held_completion, returned_completion, acts, allowed_acts } = await application.asStaff()
  expect(held_completion).toBeNull()
  expect(returned_completion).toEqual({ stage_id: last, problem: 'act_not_allowed' })
  expect(acts.map(({ act }) => act)).toContain('return_completion')
  expect(allowed_acts).toContain('complete_stage')
  expect(await application.told()).toEqual([])
  await succeed(portal.app, completeStage, application.completing())
  expect((await application.asStaff()).returned_completion).toBeNull()
  await portal.runHeld()
  expect(await application.invoices()).toHaveLength(1)
})
