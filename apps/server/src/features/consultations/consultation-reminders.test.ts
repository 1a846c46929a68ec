import { listNotifications, rescheduleConsultation } from '@sanad/contracts'
import { confirmConsultation } from '@sanad/contracts/staff'
import { fromMillis, type Instant, toMillis } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../testing/call.ts'
import { bookableSlot, createConsultation } from '../../testing/factories/consultation.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const MONTH = 40 * 86_400

let portal: TestApp
let staffToken: string

beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

async function book(startsAt: Instant) {
  const customer = await signIn(portal.services)
  const { consultationId } = await createConsultation(portal.services, { ...customer, startsAt })
  return { ...customer, consultationId, params: { id: consultationId } }
}

function confirm(params: { id: string }) {
  const body = { expert_name: 'Meera Joshi' }
  return succeed(portal.app, confirmConsultation, { token: staffToken, params, body })
}

async function remindersOf(token: string) {
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  return data.flatMap((one) => (one.kind === 'consultation_reminder' ? one.params : []))
}

it('a confirmed consultation is reminded of a day and an hour before', async () => {
  const startsAt = bookableSlot()
  const { token, params } = await book(startsAt)
  await confirm(params)
  await confirm(params)
  await portal.runJobs()
  expect(await remindersOf(token)).toEqual([])
  await portal.runJobs({ dueWithinSeconds: MONTH })
  const reminder = { starts_at: startsAt, expert: 'Meera Joshi' }
  expect(await remindersOf(token)).toEqual([reminder, reminder])
})

it('one that was moved since is reminded of only when its new time is confirmed', async () => {
  const [first, second] = [bookableSlot(2), bookableSlot(3)]
  const { token, params } = await book(first)
  await confirm(params)
  await succeed(portal.app, rescheduleConsultation, { token, params, body: { starts_at: second } })
  await portal.runJobs({ dueWithinSeconds: MONTH })
  expect(await remindersOf(token)).toEqual([])
  await confirm(params)
  await portal.runJobs({ dueWithinSeconds: MONTH })
  expect((await remindersOf(token)).map(({ starts_at }) => starts_at)).toEqual([second, second])
})

it('who books within the hour is reminded no more', async () => {
  const soon = fromMillis(toMillis(new Date().toISOString()) + 30 * 60_000)
  const { token, params } = await book(soon)
  await confirm(params)
  await portal.runJobs({ dueWithinSeconds: MONTH })
  expect(await remindersOf(token)).toEqual([])
})
