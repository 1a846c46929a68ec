import { randomInt, randomUUID } from 'node:crypto'
import { getDeliverable, getServiceDetails } from '@sanad/contracts'
import { completeStage, completeStageWithFile, getDeskApplication, searchDesk } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
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
  const act = (stage_id: string, answers: Record<string, string>) => ({
    token,
    params,
    body: { stage_id, answers, request_id: randomUUID() },
  })
  return {
    ...application,
    params,
    act,
    complete: (stage: string, answers: Record<string, string>) =>
      succeed(portal.app, completeStage, act(stage, answers)),
    refused: (stage: string, answers: Record<string, string>) =>
      refuse(portal.app, completeStage, act(stage, answers)),
    asStaff: async () => (await succeed(portal.app, getDeskApplication, { token, params })).data,
    seen: async (headers: Record<string, string> = {}) => {
      const request = {
        token: application.token,
        headers,
        params: { userServiceId: application.applicationId },
      }
      return (await succeed(portal.app, getServiceDetails, request)).data
    },
  }
}

it('[DK-41] the desk is told what the stage asks for; without a required one it is refused with its name', async () => {
  const application = await begin()
  expect((await application.asStaff()).asks).toEqual([
    {
      id: 'sidh-tc-id',
      kind: 'reference',
      label: 'TC ID on the Skill India Digital Hub',
      example: 'TC123456',
      required: true,
      visible: true,
    },
  ])
  for (const answers of [{}, { 'sidh-tc-id': '  ' }]) {
    expect(await application.refused('tc-id', answers)).toMatchObject({
      status: 400,
      code: 'ask_missing',
      issues: [{ path: 'answers.sidh-tc-id', message: 'TC ID on the Skill India Digital Hub is missing.' }],
    })
  }
  expect(await application.refused('tc-id', { 'no-such-ask': 'TC123456' })).toMatchObject({ status: 400 })
  const number = tcId()
  await application.complete('tc-id', { 'sidh-tc-id': number })
  expect((await application.asStaff()).answers).toMatchObject([
    { stage_id: 'tc-id', value: number, portal: 'sidh', staff_name: 'Priya Nair' },
  ])
})

it('[DK-41] the same request is recorded once, and with other answers refused', async () => {
  const application = await begin()
  const act = application.act('tc-id', { 'sidh-tc-id': tcId() })
  await succeed(portal.app, completeStage, act)
  await succeed(portal.app, completeStage, act)
  expect((await application.asStaff()).answers).toHaveLength(1)
  const other = { ...act, body: { ...act.body, answers: { 'sidh-tc-id': tcId() } } }
  expect(await refuse(portal.app, completeStage, other)).toMatchObject({ code: 'invalid_request' })
})

it('[DK-42] a number follows its pattern, however it was copied, and the customer sees it in their stage', async () => {
  const application = await begin()
  expect(await application.refused('tc-id', { 'sidh-tc-id': 'TP12345' })).toMatchObject({
    code: 'ask_malformed',
  })
  const number = tcId()
  await application.complete('tc-id', {
    'sidh-tc-id': ` ${number.toLowerCase().slice(0, 4)} ${number.slice(4)}`,
  })
  const { userTimeLine } = await application.seen()
  expect(userTimeLine[0]?.timeline.find(({ id }) => id === 'tc-id')?.answers).toEqual([
    { label: 'TC ID on the Skill India Digital Hub', value: number },
  ])
  const inHindi = await application.seen({ 'accept-language': 'hi' })
  expect(inHindi.userTimeLine[0]?.timeline.find(({ id }) => id === 'tc-id')?.answers).toEqual([
    { label: 'स्किल इंडिया डिजिटल हब पर TC ID', value: number },
  ])
})

it('[DK-42] a number is recorded once per portal; a second use is refused with where it is, also at once', async () => {
  const [one, other] = [await begin(), await begin()]
  const number = tcId()
  await one.complete('tc-id', { 'sidh-tc-id': number })
  const written = `${number.slice(0, 2)}-${number.slice(2)}`
  expect(await other.refused('tc-id', { 'sidh-tc-id': number })).toMatchObject({
    status: 409,
    code: 'reference_used',
    used_in: one.trackId,
  })
  // Another stage of the same portal, and other dashes.
  await other.complete('tc-id', { 'sidh-tc-id': tcId() })
  expect(await other.refused('application-form', { 'caaf-number': written })).toMatchObject({
    code: 'reference_used',
    used_in: one.trackId,
  })

  const rivals = await Promise.all(Array.from({ length: 4 }, begin))
  const wanted = tcId()
  const answers = await Promise.all(
    rivals.map((rival) => call(portal.app, completeStage, rival.act('tc-id', { 'sidh-tc-id': wanted }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

it('[DK-42] a number is found by the search of the desk, with other dashes and capitals too', async () => {
  const application = await begin()
  const number = tcId()
  await application.complete('tc-id', { 'sidh-tc-id': number })
  for (const q of [
    number,
    number.toLowerCase(),
    `${number.slice(0, 2)}-${number.slice(2, 5)} ${number.slice(5)}`,
  ]) {
    const { data } = await succeed(portal.app, searchDesk, { token, query: { q } })
    expect(data, q).toContainEqual(
      expect.objectContaining({
        kind: 'reference',
        title: number,
        application_id: application.applicationId,
        detail: expect.stringContaining(application.trackId),
      }),
    )
  }
})

it('[DK-43] an acknowledgement comes with the number in one act, and the customer downloads it', async () => {
  const application = await begin()
  await application.complete('tc-id', { 'sidh-tc-id': tcId() })
  const number = `CAAF${tcId()}`
  const body = {
    stage_id: 'application-form',
    answers: JSON.stringify({ 'caaf-number': number }),
    request_id: randomUUID(),
  }
  const act = { token, params: application.params, body, file: { content: pdfFile() } }
  await succeed(portal.app, completeStageWithFile, act)
  await succeed(portal.app, completeStageWithFile, act)
  await portal.runJobs()
  expect((await application.seen()).deliverables).toEqual([])
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { deliverables } = await application.seen()
  expect(deliverables).toMatchObject([
    { kind: 'acknowledgement', title: 'Acknowledgement of the centre application form', number },
  ])
  const params = { id: deliverables[0]?.id ?? '' }
  const { data } = await succeed(portal.app, getDeliverable, { token: application.token, params })
  expect((await portal.app.inject(data.download_url)).rawPayload.equals(pdfFile())).toBe(true)
})

it('[DK-43] a file that is refused, or that no one asks for, completes nothing', async () => {
  const application = await begin()
  const send = (stage_id: string, answers: Record<string, string>, content: Buffer) =>
    refuse(portal.app, completeStageWithFile, {
      token,
      params: application.params,
      body: { stage_id, answers: JSON.stringify(answers), request_id: randomUUID() },
      file: { content },
    })
  expect(await send('tc-id', { 'sidh-tc-id': tcId() }, pdfFile())).toMatchObject({ code: 'invalid_request' })
  await application.complete('tc-id', { 'sidh-tc-id': tcId() })
  const answers = { 'caaf-number': tcId() }
  expect(await send('application-form', answers, Buffer.from('no pdf'))).toMatchObject({
    code: 'file_content_refused',
  })
  const { application: seen, answers: recorded } = await application.asStaff()
  expect(seen.next_step.stage_id).toBe('application-form')
  expect(recorded).toHaveLength(1)
})
