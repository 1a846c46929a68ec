import { randomUUID } from 'node:crypto'
import { listNotifications, verifyPayment } from '@sanad/contracts'
import { holdApplication, listDueStages, reopenStage, sendPaymentLink } from '@sanad/contracts/staff'
import { addDays, indianDayOf, instantInIndia, undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { giveDocument, giveEverything } from '../../../testing/factories/paid-application.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { remindOfPayment, remindOfPayments } from './remind-of-payments.ts'

const FIRST = 10_000
const SECOND = 15_000

const { gateway, portal } = await startPayments()
const { staffToken } = await signInStaff(portal.services)
const clerk = await signInStaff(portal.services, { roles: ['clerk'] })

const now = () => new Date().toISOString()

/** Noon in India, so many days from today: never in the quiet hours. Today's may lie before what just fell due. */
const noonIn = (days: number) => instantInIndia(addDays(indianDayOf(now()), days), 12 * 60)

/** Its second fee became due now, with the end of a stage that staff completed. */
async function dueApplication() {
  const order = await placePaidOrder(
    { portal, gateway, staffToken },
    { slug: 'tp-registration', amount: FIRST },
  )
  const { applicationId, service, token } = order
  for (const { id } of service.documents) await giveDocument(portal.services, order, id)
  await giveEverything(portal.services, { applicationId, service: { ...service, documents: [] } })
  await order.complete('preparation')
  return {
    ...order,
    remind: (days: number) =>
      remindOfPayment(portal.services, { applicationId, now: days === 0 ? now() : noonIn(days) }),
    reminders: async () => {
      const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
      return data.flatMap((told) => (told.kind === 'payment_due' ? [told] : []))
    },
    row: async () => {
      const { data } = await succeed(portal.app, listDueStages, { token: staffToken, query: { limit: 100 } })
      return data.find(({ application }) => application.id === applicationId)
    },
    paySecond: async () => {
      const { orderId } = await order.order({ amount: SECOND })
      await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
      await succeed(portal.app, verifyPayment, { params: gateway.params, token, body: { orderId } })
    },
  }
}

it('[DK-83] a due stage is told with what led to it, and reminded of after 3, 7 and 14 days, once each', async () => {
  const application = await dueApplication()
  await application.remind(0)
  await application.remind(1)
  expect(await application.reminders()).toEqual([])
  for (const days of [3, 3, 4, 7, 7, 14, 14, 16, 30]) await application.remind(days)
  const reminders = await application.reminders()
  expect(reminders).toHaveLength(3)
  expect(reminders[0]).toMatchObject({
    params: { amount_rupees: SECOND, track_id: application.trackId },
    target: { type: 'application', id: application.applicationId },
  })
})

it('[DK-83] a stage that becomes due again after it was reopened is told again', async () => {
  const application = await dueApplication()
  const body = { stage_id: 'preparation', reason: 'A paper is missing.', request_id: randomUUID() }
  // Told: what is reopened before is told of neither time.
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  await succeed(portal.app, reopenStage, { token: staffToken, params: application.params, body })
  await application.complete('preparation')
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { data } = await succeed(portal.app, listNotifications, { token: application.token, query: {} })
  const completed = data.filter(({ kind }) => kind === 'stage_completed')
  const due = { params: { next: 'pay', amount_rupees: SECOND } }
  expect(completed).toMatchObject([due, due])
})

it('[DK-83] two processes that remind at once tell it once', async () => {
  const application = await dueApplication()
  await Promise.all([application.remind(3), application.remind(3), application.remind(3)])
  expect(await application.reminders()).toHaveLength(1)
})

it('[DK-83] a stage that became due with no word of it is told by the next run', async () => {
  const application = await dueApplication()
  await sql`delete from notifications where target_id = ${application.applicationId}::uuid`.execute(portal.db)
  await application.remind(0)
  await application.remind(0)
  expect(await application.reminders()).toHaveLength(1)
})

it('[DK-83] who has paid, and whose application is on hold, is not reminded', async () => {
  const paid = await dueApplication()
  await paid.remind(3)
  await paid.paySecond()
  await paid.remind(7)
  expect(await paid.reminders()).toMatchObject([{ read_at: expect.any(String) }])
  const held = await dueApplication()
  const body = { comment: 'The portal is closed.', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token: staffToken, params: held.params, body })
  await held.remind(3)
  expect(await held.reminders()).toEqual([])
  expect(await held.row()).toBeUndefined()
})

it('[DK-83] nothing is told in the quiet hours, by the clock of the job', async () => {
  const application = await dueApplication()
  const { db } = portal.services
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from graphile_worker.jobs
      where task_identifier = 'remind_of_payment' and key like ${`%${application.applicationId}`}`.execute(
      portal.db,
    )
    return rows[0]?.count
  }
  await remindOfPayments({ db }, { now: instantInIndia(indianDayOf(noonIn(4)), 22 * 60) })
  expect(await waiting()).toBe(0)
  await remindOfPayments({ db }, { now: noonIn(4) })
  expect(await waiting()).toBe(1)
})

it('[DK-83] the desk sees age, last word and next reminder, and sends the link again', async () => {
  const application = await dueApplication()
  const row = await application.row()
  expect(row).toMatchObject({
    stage: expect.any(String),
    amount_rupees: SECOND,
    days: 0,
    told_at: expect.any(String),
    next_reminder_at: instantInIndia(addDays(indianDayOf(row?.due_since ?? ''), 3), 8 * 60),
    pay_url: expect.stringMatching(/\/user\/go\/a\/[0-9a-z]+$/),
  })
  const request = { token: clerk.staffToken, params: application.params, body: { request_id: randomUUID() } }
  const { data } = await succeed(portal.app, sendPaymentLink, request)
  expect(await succeed(portal.app, sendPaymentLink, request)).toMatchObject({ data })
  expect(data.channels).toContain('sms')
  expect(await application.reminders()).toHaveLength(1)
  const sent = await portal.db
    .selectFrom('audit_entries')
    .select('staff_id')
    .where('description', '=', 'send_payment_link')
    .where('entity_id', '=', application.applicationId)
    .execute()
  expect(sent).toEqual([{ staff_id: clerk.staffId }])
})

it('[DK-83] what is not due is not sent, and is not in the list', async () => {
  const application = await placePaidOrder({ portal, gateway, staffToken })
  const request = { token: staffToken, params: application.params, body: { request_id: randomUUID() } }
  expect(await refuse(portal.app, sendPaymentLink, request)).toMatchObject({
    status: 409,
    code: 'payment_not_due',
  })
  const { data } = await succeed(portal.app, listDueStages, { token: staffToken, query: { limit: 100 } })
  expect(data.map((row) => row.application.id)).not.toContain(application.applicationId)
})
