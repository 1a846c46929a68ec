import { randomUUID } from 'node:crypto'
import {
  getNotificationPreferences,
  otpStatus,
  requestOtp,
  saveNotificationPreferences,
  verifyOtp,
} from '@sanad/contracts'
import { inviteStaff } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PortalConfig } from '../../platform/portal-config.ts'
import { refuse, succeed } from '../../testing/call.ts'
import { beginLogin, proveEmail, readCode } from '../../testing/factories/challenge.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listChosenChannels } from '../notifications/sending/list-chosen-channels.ts'
import { notifyOfApplication } from '../notifications/sending/notify-of-application.ts'

const bySmsAlone: PortalConfig['messages'] = {
  msg91: undefined,
  whatsApp: undefined,
  smtp: undefined,
  offered: ['sms'],
}

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp({ config: { messages: bySmsAlone } })
})
afterAll(() => portal.close())

it('a code goes by the channel that is offered, and the others are refused', async () => {
  const { token, customerId, mobile } = await beginLogin(portal.app, portal.services)
  const status = await succeed(portal.app, otpStatus, { token, query: { user_id: customerId } })
  expect(status).toEqual({ success: true, sms: expect.objectContaining({ can_resend: true }) })
  for (const channel of ['email', 'whatsapp'] as const) {
    const asked = await refuse(portal.app, requestOtp, { token, body: { user_id: customerId, channel } })
    expect(asked).toMatchObject({ status: 400, code: 'channel_off' })
  }
  await succeed(portal.app, requestOtp, { token, body: { user_id: customerId, channel: 'sms' } })
  const otp_code = await readCode(portal.app, mobile)
  await succeed(portal.app, verifyOtp, { token, body: { user_id: customerId, channel: 'sms', otp_code } })
})

it('notices fall to what is offered, and no other channel can be chosen', async () => {
  const paid = await createPaidApplication(portal.services)
  const { token, customerId } = paid
  await proveEmail(portal.db, customerId)
  const { data } = await succeed(portal.app, getNotificationPreferences, { token })
  expect(data.verified).toEqual({ sms: true })
  expect(data.choices.filter(({ channel }) => channel !== 'sms')).toEqual([])
  // By default of e-mail alone, where there is one.
  expect(data.choices).toContainEqual({ topic: 'tickets', channel: 'sms', enabled: true })
  const choices = [{ topic: 'tickets' as const, channel: 'email' as const, enabled: true }]
  const body = { choices, language: 'hi' as const }
  const refused = await refuse(portal.app, saveNotificationPreferences, { token, body })
  expect(refused).toMatchObject({ status: 400, code: 'channel_off' })
  expect((await succeed(portal.app, getNotificationPreferences, { token })).data.language).toBe('en')

  const application = { id: paid.applicationId, customerId, trackId: paid.trackId, definition: paid.service }
  await notifyOfApplication(portal.db, application, {
    kind: 'payment_received',
    params: { amount_rupees: 15000 },
    fact: 'order',
  })
  await portal.runJobs({ dueWithinSeconds: 60 })
  expect(await listMessages(customerId)).toEqual([{ channel: 'sms', failure: null }])
})

it('without SMS, whoever proved WhatsApp alone hears of everything there, until the e-mail address is proved', async () => {
  const { customerId } = await createPaidApplication(portal.services)
  const withoutSms = { messages: { ...bySmsAlone, offered: ['email', 'whatsapp'] as const } }
  const kinds = ['payment_received', 'application_resumed', 'compliance_due', 'ticket_answered'] as const
  const channels = () =>
    Promise.all(kinds.map((kind) => listChosenChannels(portal.db, withoutSms, customerId, kind)))
  await portal.db
    .updateTable('customers')
    .set({ whatsapp_verified_at: sql<Date>`now()` })
    .where('id', '=', customerId)
    .execute()
  expect(await channels()).toEqual(kinds.map(() => ['whatsapp']))
  await proveEmail(portal.db, customerId)
  expect(await channels()).toEqual(kinds.map(() => ['email']))
})

it('what waits for a channel that was switched off is given up by name', async () => {
  const { token, customerId } = await beginLogin(portal.app, portal.services)
  await succeed(portal.app, requestOtp, { token, body: { user_id: customerId, channel: 'sms' } })
  await portal.db
    .updateTable('messages')
    .set({ channel: 'email' })
    .where('customer_id', '=', customerId)
    .execute()
  await portal.runJobs()
  expect(await listMessages(customerId)).toEqual([{ channel: 'email', failure: 'channel_off' }])
})

it('nobody is invited by an e-mail that is not sent', async () => {
  const { staffToken: token } = await signInStaff(portal.services, { roles: ['admin'] })
  const person = { name: 'Meera Joshi', email: 'meera@example.in' }
  const body = { request_id: randomUUID(), ...person, roles: ['clerk' as const], teams: [], limits: {} }
  expect(await refuse(portal.app, inviteStaff, { token, body })).toMatchObject({ code: 'mail_off' })
  const found = await portal.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', person.email)
    .execute()
  expect(found).toEqual([])
})

function listMessages(customerId: string) {
  return portal.db
    .selectFrom('messages')
    .select(['channel', 'failure'])
    .where('customer_id', '=', customerId)
    .execute()
}
