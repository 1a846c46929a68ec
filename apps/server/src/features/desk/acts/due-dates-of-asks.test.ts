import { randomUUID } from 'node:crypto'
import { getServiceDetails, listNotifications, submitFields } from '@sanad/contracts'
import { askExtraItem, decideDocument, listReadyAsks } from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { remindOfAsks } from './remind-of-asks.ts'

let portal: TestApp
let staff: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: staff } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const today = indianDayOf(new Date().toISOString())
const reason = { reason: 'It is blurred.', reason_hi: 'यह धुंधला है।' }

async function open() {
  const paid = await createPaidApplication(portal.services)
  const files = await giveEverything(portal.services, paid)
  const { token, applicationId } = paid
  const file = files.get('photo-id') ?? ''
  const reject = (due_on?: string) => ({
    token: staff,
    params: { id: file },
    body: { decision: 'rejected', ...reason, ...(due_on && { due_on }), request_id: randomUUID() } as const,
  })
  const askedBy = async () => {
    const { data } = await succeed(portal.app, getServiceDetails, {
      token,
      params: { userServiceId: applicationId },
    })
    return data.asked_by
  }
  const reminders = async () => {
    const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
    return data.filter(({ kind }) => kind === 'answer_due')
  }
  return { ...paid, file, reject, askedBy, reminders }
}

/** As if the file had been rejected so many days ago, with so many days left. */
const age = (file: string, { ago, left }: { ago: number; left: number }) =>
  portal.db
    .updateTable('document_decisions')
    .set({ recorded_at: new Date(Date.now() - ago * 86_400_000), due_on: addDays(today, left) } as object)
    .where('document_id', '=', file)
    .execute()

it('[DK-32] [DK-113] what is often asked for can be asked as it is, and has words in both languages', async () => {
  const { applicationId } = await open()
  const { data } = await succeed(portal.app, listReadyAsks, { token: staff })
  expect(data.length).toBeGreaterThan(4)
  expect(data.length).toBeLessThan(10)
  for (const { template_id: _, ...ask } of data) {
    expect(ask.title_hi).toMatch(/^\p{Script=Devanagari}[^{}]+$/u)
    const body = { ...ask, request_id: randomUUID() }
    await succeed(portal.app, askExtraItem, { token: staff, params: { id: applicationId }, body })
  }
})

it('[DK-32] a rejection and an ask are due a week ahead, or on the day that was chosen', async () => {
  const { applicationId, reject, askedBy } = await open()
  await succeed(portal.app, decideDocument, reject())
  expect(await askedBy()).toEqual([{ id: 'photo-id', due_on: addDays(today, 7) }])
  const title = { title: 'Board resolution', title_hi: 'बोर्ड का प्रस्ताव' }
  const body = { ...title, due_on: addDays(today, 10), request_id: randomUUID() }
  await succeed(portal.app, askExtraItem, { token: staff, params: { id: applicationId }, body })
  expect(await askedBy()).toEqual([
    { id: 'photo-id', due_on: addDays(today, 7) },
    { id: expect.stringMatching(/^asked-/), due_on: addDays(today, 10) },
  ])
})

it('a day that has passed, or is more than a year ahead, is refused', async () => {
  const { reject, askedBy } = await open()
  for (const day of [addDays(today, -1), addDays(today, 400)])
    expect(await refuse(portal.app, decideDocument, reject(day))).toMatchObject({ status: 400 })
  expect(await askedBy()).toEqual([])
})

it('[DK-32] the customer is reminded at half and a day before, each once, and not of what has come', async () => {
  const { file, reject, reminders } = await open()
  await succeed(portal.app, decideDocument, reject())
  await portal.runJobs({ dueWithinSeconds: 60 })
  await remindOfAsks(portal.services)
  expect(await reminders()).toEqual([])

  await age(file, { ago: 4, left: 3 })
  await remindOfAsks(portal.services)
  await remindOfAsks(portal.services)
  const half = { due_on: addDays(today, 3), items: ['Photo identity proof'] }
  expect((await reminders()).map(({ params }) => params)).toMatchObject([half])

  await age(file, { ago: 6, left: 1 })
  await remindOfAsks(portal.services)
  await remindOfAsks(portal.services)
  expect(await reminders()).toHaveLength(2)

  // Another application: what was asked for has come before its time.
  const asked = await open()
  const item = {
    title: 'Date of lease',
    title_hi: 'पट्टे की तारीख़',
    kind: 'date',
    request_id: randomUUID(),
  } as const
  const params = { id: asked.applicationId }
  await succeed(portal.app, askExtraItem, { token: staff, params, body: item })
  const { id } = (await asked.askedBy())?.[0] ?? { id: '' }
  const fields = [{ field_id: id, value: '2026-01-01' }]
  const body = { user_id: asked.customerId, application_id: asked.applicationId, fields }
  await succeed(portal.app, submitFields, { token: asked.token, body })
  expect(await asked.askedBy()).toEqual([])
})
