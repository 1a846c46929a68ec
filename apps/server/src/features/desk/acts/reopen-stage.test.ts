import { randomInt, randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications } from '@sanad/contracts'
import { completeStage, completeStageWithFile, getDeskApplication, reopenStage } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { completeStages } from '../../../testing/factories/complete-stages.ts'
import { createReceipt } from '../../../testing/factories/money-document.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(() => portal.close())

const tcId = () => `TC${randomInt(1_000_000).toString().padStart(6, '0')}`

async function begin() {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  await giveEverything(portal.services, application)
  const params = { id: application.applicationId }
  const reopening = (stage_id: string) => ({
    token,
    params,
    body: { stage_id, reason: 'The number of another centre.', request_id: randomUUID() },
  })
  return {
    ...application,
    params,
    reopening,
    complete: (stage_id: string, answers: Record<string, string>) =>
      succeed(portal.app, completeStage, {
        token,
        params,
        body: { stage_id, answers, request_id: randomUUID() },
      }),
    reopen: (stage: string) => succeed(portal.app, reopenStage, reopening(stage)),
    asStaff: async () => (await succeed(portal.app, getDeskApplication, { token, params })).data,
    seen: async () => {
      const request = { token: application.token, params: { userServiceId: params.id } }
      return (await succeed(portal.app, getServiceDetails, request)).data
    },
  }
}

it('[DK-45] a wrong completion is reopened once, its number is free again, and the stage is completed anew', async () => {
  const [wrong, right] = [await begin(), await begin()]
  const number = tcId()
  await wrong.complete('tc-id', { 'sidh-tc-id': number })
  const reopening = wrong.reopening('tc-id')
  await succeed(portal.app, reopenStage, reopening)
  await succeed(portal.app, reopenStage, reopening)
  const { application, answers, acts, allowed_acts } = await wrong.asStaff()
  expect(application.next_step.stage_id).toBe('tc-id')
  expect(answers).toEqual([])
  expect(acts.map(({ act }) => act)).toEqual(['reopen_stage', 'complete_stage'])
  expect(acts[0]).toMatchObject({ comment: 'The number of another centre.', staff_name: 'Priya Nair' })
  expect(allowed_acts).not.toContain('reopen_stage')
  expect((await wrong.seen()).userTimeLine[0]?.timeline.find(({ id }) => id === 'tc-id')).toMatchObject({
    status: 'pending',
    answers: [],
  })

  await right.complete('tc-id', { 'sidh-tc-id': number })
  await wrong.complete('tc-id', { 'sidh-tc-id': tcId() })
  expect((await wrong.asStaff()).application.next_step.stage_id).toBe('application-form')
})

it('[DK-45] the acknowledgement that came with it is not shown to the customer any more', async () => {
  const application = await begin()
  await application.complete('tc-id', { 'sidh-tc-id': tcId() })
  await succeed(portal.app, completeStageWithFile, {
    token,
    params: application.params,
    body: {
      stage_id: 'application-form',
      answers: JSON.stringify({ 'caaf-number': tcId() }),
      request_id: randomUUID(),
    },
    file: { content: pdfFile() },
  })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect((await application.seen()).deliverables).toHaveLength(1)
  await application.reopen('application-form')
  expect((await application.seen()).deliverables).toEqual([])
})

it('[DK-45] of an acknowledgement that is not shown any more the customer is not told', async () => {
  const application = await begin()
  await application.complete('tc-id', { 'sidh-tc-id': tcId() })
  const answers = JSON.stringify({ 'caaf-number': tcId() })
  await succeed(portal.app, completeStageWithFile, {
    token,
    params: application.params,
    body: { stage_id: 'application-form', answers, request_id: randomUUID() },
    file: { content: pdfFile() },
  })
  await application.reopen('application-form')
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { data } = await succeed(portal.app, listNotifications, { token: application.token, query: {} })
  expect(data.map(({ kind }) => kind)).not.toContain('deliverable_ready')
})

it('[DK-45] only the last completed stage is reopened', async () => {
  const application = await begin()
  expect(await refuse(portal.app, reopenStage, application.reopening('tc-id'))).toMatchObject({
    code: 'act_not_allowed',
  })
  await application.complete('tc-id', { 'sidh-tc-id': tcId() })
  await application.complete('application-form', { 'caaf-number': tcId() })
  expect(await refuse(portal.app, reopenStage, application.reopening('tc-id'))).toMatchObject({
    code: 'act_not_allowed',
  })
  expect((await application.asStaff()).allowed_acts).toContain('reopen_stage')
})

it('[DK-45] once the invoice was issued it is refused with why', async () => {
  const application = await createPaidApplication(portal.services)
  await giveEverything(portal.services, application)
  await createReceipt(portal.services, application)
  await completeStages(portal, { staffToken: token, ...application })
  const last = application.service.timeline.at(-1)?.id ?? ''
  const body = { stage_id: last, reason: 'Too early.', request_id: randomUUID() }
  const params = { id: application.applicationId }
  expect(await refuse(portal.app, reopenStage, { token, params, body })).toMatchObject({
    status: 409,
    code: 'invoice_issued',
  })
})
