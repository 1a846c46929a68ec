import { randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications } from '@sanad/contracts'
import {
  changePromise,
  completeStage,
  getDeskApplication,
  holdApplication,
  listWork,
} from '@sanad/contracts/staff'
import { addDays, indianDayOf, instantInIndia } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services, { name: 'Priya Nair' })).staffToken
})
afterAll(() => portal.close())

const why = { reason: 'The inspector is ill.', reason_hi: 'निरीक्षक बीमार हैं।' }

async function begin() {
  const application = await createPaidApplication(portal.services)
  await giveEverything(portal.services, application)
  const params = { id: application.applicationId }
  const read = async (language: 'en' | 'hi' = 'en') =>
    (
      await succeed(portal.app, getServiceDetails, {
        token: application.token,
        params: { userServiceId: application.applicationId },
        headers: { 'accept-language': language },
      })
    ).data.userTimeLine[0]?.timeline ?? []
  const [first, second] = (await read()).filter(({ expected_on }) => expected_on !== null)
  if (!first?.expected_on || !second) throw new Error('The service says what its stages usually take')
  return {
    ...application,
    params,
    read,
    usual: first.expected_on,
    stage: first.id,
    next: second.id,
    stageOf: async (language?: 'en' | 'hi') => (await read(language)).find(({ id }) => id === first.id),
    promising: (promised_on: string, words: Partial<typeof why> = {}, stage_id = first.id) => ({
      token,
      params,
      body: { stage_id, promised_on, ...words, request_id: randomUUID() },
    }),
    told: async () =>
      (await succeed(portal.app, listNotifications, { token: application.token, query: {} })).data.filter(
        ({ kind }) => kind === 'stage_promised',
      ),
    promises: async () => (await succeed(portal.app, getDeskApplication, { token, params })).data.promises,
  }
}

it('[DK-47] a stage has the day that follows from its service until staff promise another, with why, in both languages', async () => {
  const application = await begin()
  const { usual } = application
  expect(await application.stageOf()).not.toHaveProperty('promise')
  const later = addDays(usual, 10)
  const promising = application.promising(later, why)
  await succeed(portal.app, changePromise, promising)
  await succeed(portal.app, changePromise, promising)
  expect(await application.stageOf()).toMatchObject({ expected_on: later, promise: { reason: why.reason } })
  expect(await application.stageOf('hi')).toMatchObject({
    expected_on: later,
    promise: { reason: why.reason_hi },
  })
  expect(await application.told()).toMatchObject([
    { params: { due_on: later, reason: why.reason }, target: { id: application.applicationId } },
  ])
  // What follows is reckoned from the promised day.
  const timeline = await application.read()
  const next = timeline.find(({ id }) => id === application.next)
  expect((next?.expected_on ?? '') > later).toBe(true)
  expect(next).not.toHaveProperty('promise')
})

it('[DK-47] every day that was promised stays in the history; a nearer one needs no reason and is not told', async () => {
  const application = await begin()
  const { usual, stage } = application
  const [later, latest] = [addDays(usual, 10), addDays(usual, 20)]
  await succeed(portal.app, changePromise, application.promising(later, why))
  await succeed(portal.app, changePromise, application.promising(latest, why))
  await succeed(portal.app, changePromise, application.promising(later))
  expect(await application.promises()).toMatchObject([
    { stage_id: stage, promised_on: later, former_on: latest, reason: '' },
    { promised_on: latest, former_on: later, reason: why.reason, reason_hi: why.reason_hi },
    { promised_on: later, former_on: usual, staff_name: 'Priya Nair' },
  ])
  expect(await application.told()).toHaveLength(2)
  expect((await application.stageOf())?.expected_on).toBe(later)
})

it('[DK-47] a later day without a reason in both languages is refused, and so are the same day, a past one and one too far', async () => {
  const application = await begin()
  const { usual } = application
  const today = indianDayOf(new Date().toISOString())
  const later = addDays(usual, 3)
  const wrong = [
    application.promising(later),
    application.promising(later, { reason: why.reason }),
    application.promising(later, { reason: '  ', reason_hi: why.reason_hi }),
    application.promising(usual, why),
    application.promising(addDays(today, -1)),
    application.promising(addDays(today, 400), why),
  ]
  for (const attempt of wrong) {
    expect(await refuse(portal.app, changePromise, attempt), JSON.stringify(attempt.body)).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  }
  expect(await application.promises()).toEqual([])
  expect((await application.stageOf())?.expected_on).toBe(usual)
})

it('[DK-47] only the stage in progress is promised, nothing while work is on hold, and a done stage shows none', async () => {
  const application = await begin()
  const { usual, stage, params } = application
  const other = application.promising(addDays(usual, 30), why, application.next)
  expect(await refuse(portal.app, changePromise, other)).toMatchObject({
    code: 'act_not_allowed',
    stage_id: stage,
  })
  await succeed(portal.app, changePromise, application.promising(addDays(usual, 10), why))
  const completing = { stage_id: stage, request_id: randomUUID() }
  await succeed(portal.app, completeStage, { token, params, body: completing })
  expect(await application.stageOf()).toMatchObject({ status: 'completed', expected_on: null })
  const hold = { comment: 'The portal is down.', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token, params, body: hold })
  const held = application.promising(addDays(usual, 30), why, application.next)
  expect(await refuse(portal.app, changePromise, held)).toMatchObject({ code: 'act_not_allowed' })
})

it('[DK-47] of two who promise at once each is recorded with what stood before it', async () => {
  const application = await begin()
  const days = [addDays(application.usual, 5), addDays(application.usual, 9)] as const
  await Promise.all(days.map((day) => succeed(portal.app, changePromise, application.promising(day, why))))
  const [last, first] = await application.promises()
  expect(first?.former_on).toBe(application.usual)
  expect(last?.former_on).toBe(first?.promised_on)
})

it('[DK-10] [DK-13] a promise that cannot be kept is work of those alone who may promise another day, until they have', async () => {
  const { promising, applicationId, usual } = await begin()
  const { staffToken: clerk } = await signInStaff(portal.services, { roles: ['clerk', 'accounts'] })
  const worked = async (as: string) => {
    const { data } = await succeed(portal.app, listWork, { token: as, query: { kind: 'promise' } })
    return data.map(({ application_id, stage, due_at }) => ({ application_id, stage: stage?.id, due_at }))
  }
  const today = indianDayOf(new Date().toISOString())
  const promise = promising(today)
  await succeed(portal.app, changePromise, promise)
  const end = instantInIndia(addDays(today, 1), 0)
  expect(await worked(token)).toEqual([
    { application_id: applicationId, stage: promise.body.stage_id, due_at: end },
  ])
  expect(await worked(clerk)).toEqual([])
  await succeed(portal.app, changePromise, promising(addDays(usual, 30), why))
  expect(await worked(token)).toEqual([])
})
