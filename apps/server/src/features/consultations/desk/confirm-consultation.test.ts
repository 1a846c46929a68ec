import { randomUUID } from 'node:crypto'
import { listMyConsultations, rescheduleConsultation } from '@sanad/contracts'
import { confirmConsultation as confirmConsultationEndpoint } from '@sanad/contracts/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { createStaff, signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { confirmConsultation } from './confirm-consultation.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function requested(fields: { startsAt?: string; mode?: 'phone' | 'video' } = {}) {
  const customer = await signIn(portal.services)
  const { consultationId } = await createConsultation(portal.services, {
    customerId: customer.customerId,
    startsAt: bookableSlot(),
    ...fields,
  })
  return { ...customer, consultationId }
}

async function staff() {
  const { staffId } = await createStaff(portal.services)
  return { staffId, expertName: 'Meera Kulkarni', meetingUrl: null }
}

it('a confirmed consultation shows its expert, until it is moved', async () => {
  const { token, consultationId } = await requested({ mode: 'video' })
  const meetingUrl = 'https://meet.example.in/abc'
  await confirmConsultation(portal.db, { ...(await staff()), consultationId, meetingUrl })
  const { data } = await succeed(portal.app, listMyConsultations, { token, query: {} })
  expect(data).toMatchObject([
    { status: 'confirmed', expert_name: 'Meera Kulkarni', meeting_url: meetingUrl },
  ])
  const moved = await succeed(portal.app, rescheduleConsultation, {
    token,
    params: { id: consultationId },
    body: { starts_at: bookableSlot(1) },
  })
  expect(moved.data).toMatchObject({ status: 'requested', expert_name: null, meeting_url: null })
})

it('the act names the member of staff, in the acts and in the audit', async () => {
  const { customerId, consultationId } = await requested({ startsAt: bookableSlot(2) })
  const confirmation = { ...(await staff()), consultationId }
  await confirmConsultation(portal.db, confirmation)
  const act = await portal.db
    .selectFrom('consultation_acts')
    .selectAll()
    .where('consultation_id', '=', consultationId)
    .where('kind', '=', 'confirmed')
    .executeTakeFirst()
  expect(act).toMatchObject({ actor_kind: 'staff', staff_id: confirmation.staffId })
  const audit = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', consultationId)
    .executeTakeFirst()
  expect(audit).toMatchObject({ customer_id: customerId, metadata: { staff_id: confirmation.staffId } })
})

it('a video consultation needs a place to meet, a phone one has none', async () => {
  const video = await requested({ startsAt: bookableSlot(3), mode: 'video' })
  await expect(confirmConsultation(portal.db, { ...(await staff()), ...video })).rejects.toMatchObject({
    code: 'invalid_request',
  })
})

it('what is over cannot be confirmed', async () => {
  const past = await requested({ startsAt: '2026-01-05T05:00:00.000Z' })
  await expect(confirmConsultation(portal.db, { ...(await staff()), ...past })).rejects.toMatchObject({
    code: 'consultation_closed',
  })
})

it('what does not exist is not found', async () => {
  await expect(
    confirmConsultation(portal.db, { ...(await staff()), consultationId: randomUUID() }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

it('recorded acts cannot be changed by the portal', async () => {
  await expect(
    portal.services.db.updateTable('consultation_acts').set({ expert_name: 'Somebody else' }).execute(),
  ).rejects.toThrow('permission denied')
})

it('a meeting is at an https address without user info', async () => {
  const { consultationId } = await requested({ mode: 'video', startsAt: bookableSlot(3) })
  const { staffToken } = await signInStaff(portal.services)
  const confirmation = { token: staffToken, params: { id: consultationId } }
  const refused = [
    'https://u:p@evil.example/meet',
    'https://meet.example.in@evil.example',
    'http://meet.example.in',
    'meet',
  ]
  for (const meeting_url of refused) {
    const body = { expert_name: 'Meera Kulkarni', meeting_url }
    const refusal = await refuse(portal.app, confirmConsultationEndpoint, { ...confirmation, body })
    expect(refusal).toMatchObject({ code: 'invalid_request' })
  }
  const body = { expert_name: 'Meera Kulkarni', meeting_url: 'https://meet.example.in/a?by=me@example.in' }
  await succeed(portal.app, confirmConsultationEndpoint, { ...confirmation, body })
})
