import { randomUUID } from 'node:crypto'
import {
  bookConsultation,
  cancelConsultation,
  listConsultationSlots,
  listMyConsultations,
  listNotifications,
  rescheduleConsultation,
} from '@sanad/contracts'
import { indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { bookableSlot, bookingBody, createConsultation } from '../../testing/factories/consultation.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { createStaff } from '../../testing/factories/staff.ts'
import { invalid } from '../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordCalendarDay, withdrawCalendarDay } from '../work/calendar/record-calendar-day.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())
// Slots are shared state: bookings of one test must not fill them for the next.
beforeEach(() => portal.db.deleteFrom('consultation_seats').execute())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function customerWithBooking(fields: Parameters<typeof bookingBody>[0] = {}) {
  const customer = await signIn(portal.services)
  const body = bookingBody(fields)
  const { data } = await succeed(portal.app, bookConsultation, { token: customer.token, body })
  return { ...customer, booking: data }
}

function listSeats(startsAt: string) {
  return portal.db
    .selectFrom('consultation_seats')
    .selectAll()
    .where('starts_at', '=', new Date(startsAt))
    .orderBy('seat')
    .execute()
}

async function findSlot(token: string, slot: string) {
  const { data } = await succeed(portal.app, listConsultationSlots, { token, query: {} })
  return data.flatMap(({ slots }) => slots).find(({ starts_at }) => starts_at === slot)
}

it('a consultation about an application names it', async () => {
  const { token } = await signIn(portal.services)
  for (const application_id of [null, undefined]) {
    const body = bookingBody({ topic: 'application', application_id })
    expect(await refuse(portal.app, bookConsultation, { token, body })).toMatchObject(
      invalid('Please choose the service that it is about.'),
    )
  }
  expect((await succeed(portal.app, listMyConsultations, { token, query: {} })).data).toEqual([])
})

it('a consultation is booked in a slot that was offered, and listed', async () => {
  const { token, customerId } = await signIn(portal.services)
  const { applicationId, trackId } = await createApplication(portal.services, { customerId })
  const { data: days } = await succeed(portal.app, listConsultationSlots, { token, query: {} })
  const slot = days.at(-1)?.slots[0]
  expect(slot?.available).toBe(true)

  const body = bookingBody({ starts_at: slot?.starts_at ?? '', mode: 'video', application_id: applicationId })
  const { data } = await succeed(portal.app, bookConsultation, { token, body })
  expect(data).toMatchObject({
    topic: 'gst',
    mode: 'video',
    note: body.note,
    starts_at: slot?.starts_at,
    status: 'requested',
    application: { id: applicationId, track_id: trackId },
    expert_name: null,
    meeting_url: null,
  })
  expect(Date.parse(data.ends_at) - Date.parse(data.starts_at)).toBe(30 * 60_000)
  expect(Date.parse(data.starts_at) - Date.parse(data.changeable_until ?? '')).toBe(2 * 3_600_000)
  expect((await succeed(portal.app, listMyConsultations, { token, query: {} })).data).toEqual([data])
  expect(await findSlot(token, data.starts_at)).toMatchObject({ available: false, mine: true })

  const audit = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'customer_id'])
    .where('entity_id', '=', data.id)
    .execute()
  expect(audit).toEqual([{ description: 'Booked a consultation', customer_id: customerId }])
})

it('slots of a range of days are those days’', async () => {
  const { token } = await signIn(portal.services)
  const { data: all } = await succeed(portal.app, listConsultationSlots, { token, query: {} })
  const [, second, third] = all
  const query = { from: second?.date, to: third?.date }
  const { data } = await succeed(portal.app, listConsultationSlots, { token, query })
  expect(data.map(({ date }) => date)).toEqual([second?.date, third?.date])
})

it('fifty customers at once fill a slot and never overbook it', async () => {
  const startsAt = bookableSlot(1)
  const customers = await Promise.all(Array.from({ length: 50 }, () => signIn(portal.services)))
  const answers = await Promise.all(
    customers.map(({ token }) =>
      call(portal.app, bookConsultation, { token, body: bookingBody({ starts_at: startsAt }) }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 409)).toHaveLength(47)
  expect((await listSeats(startsAt)).map(({ seat }) => seat)).toEqual([1, 2, 3])
  const booked = await portal.db
    .selectFrom('consultations')
    .select('id')
    .where('starts_at', '=', new Date(startsAt))
    .execute()
  expect(booked).toHaveLength(3)
})

it('the same attempt again books once, also at the same moment', async () => {
  const { token } = await signIn(portal.services)
  const body = bookingBody()
  const answers = await Promise.all(
    [1, 2, 3].map(() => succeed(portal.app, bookConsultation, { token, body })),
  )
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await listSeats(body.starts_at)).toHaveLength(1)
  const other = { ...body, topic: 'other' as const }
  expect((await refuse(portal.app, bookConsultation, { token, body: other })).code).toBe('invalid_request')
})

it.each([
  ['too soon', () => inHours(1)],
  ['between two slots', () => new Date(Date.parse(bookableSlot()) + 60_000).toISOString()],
  ['three weeks ahead', () => new Date(Date.parse(bookableSlot()) + 7 * 86_400_000).toISOString()],
])('a time %s cannot be booked', async (_name, time) => {
  const { token } = await signIn(portal.services)
  const body = bookingBody({ starts_at: time() })
  const error = await refuse(portal.app, bookConsultation, { token, body })
  expect(error).toMatchObject({ status: 409, code: 'slot_unavailable' })
})

it('on a holiday of the centre there is no slot, and none can be booked', async () => {
  const { token } = await signIn(portal.services)
  const startsAt = bookableSlot(30)
  const day = indianDayOf(startsAt)
  const { email } = await createStaff(portal.services, { roles: ['manager'] })
  const given = {
    day,
    kind: 'closed',
    hours: null,
    name: { en: 'Mela', hi: 'मेला' },
    source: 'The manager',
  } as const
  await recordCalendarDay(portal.db, { given, email })
  const { data } = await succeed(portal.app, listConsultationSlots, { token, query: {} })
  expect(data.map(({ date }) => date)).not.toContain(day)
  const error = await refuse(portal.app, bookConsultation, {
    token,
    body: bookingBody({ starts_at: startsAt }),
  })
  expect(error).toMatchObject({ status: 409, code: 'slot_unavailable' })
  await withdrawCalendarDay(portal.db, { day, reason: 'A mistake', email })
  await succeed(portal.app, bookConsultation, { token, body: bookingBody({ starts_at: startsAt }) })
})

it('a customer has one consultation at a time, and three to come', async () => {
  const { token } = await customerWithBooking()
  const again = await refuse(portal.app, bookConsultation, { token, body: bookingBody() })
  expect(again).toMatchObject({ status: 409, code: 'consultation_overlap' })
  for (const number of [1, 2]) {
    const body = bookingBody({ starts_at: bookableSlot(number) })
    await succeed(portal.app, bookConsultation, { token, body })
  }
  const body = bookingBody({ starts_at: bookableSlot(3) })
  const fourth = await refuse(portal.app, bookConsultation, { token, body })
  expect(fourth).toMatchObject({ status: 409, code: 'consultation_limit' })
})

it('several attempts of one customer at once stay within the limit', async () => {
  const { token } = await signIn(portal.services)
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((number) =>
      call(portal.app, bookConsultation, { token, body: bookingBody({ starts_at: bookableSlot(number) }) }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

it('a consultation moves to another slot and frees its own', async () => {
  const { token, booking } = await customerWithBooking()
  const params = { id: booking.id }
  const body = { starts_at: bookableSlot(4) }
  const { data } = await succeed(portal.app, rescheduleConsultation, { token, params, body })
  expect(data).toMatchObject({ id: booking.id, starts_at: body.starts_at, status: 'requested' })
  expect(await listSeats(booking.starts_at)).toEqual([])
  expect(await listSeats(body.starts_at)).toHaveLength(1)
  expect(await succeed(portal.app, rescheduleConsultation, { token, params, body })).toMatchObject({ data })
  expect(await listSeats(body.starts_at)).toHaveLength(1)
})

it('nobody moves into a full slot, and stays where they were', async () => {
  const full = bookableSlot(5)
  await Promise.all([1, 2, 3].map(() => customerWithBooking({ starts_at: full })))
  const { token, booking } = await customerWithBooking()
  const request = { token, params: { id: booking.id }, body: { starts_at: full } }
  expect((await refuse(portal.app, rescheduleConsultation, request)).code).toBe('slot_unavailable')
  expect(await listSeats(booking.starts_at)).toHaveLength(1)
  expect(await findSlot(token, full)).toMatchObject({ available: false, mine: false })
})

it('customers who swap full slots at once are all answered', async () => {
  const [one, other] = [bookableSlot(6), bookableSlot(7)]
  const ones = await Promise.all([1, 2, 3].map(() => customerWithBooking({ starts_at: one })))
  const others = await Promise.all([1, 2, 3].map(() => customerWithBooking({ starts_at: other })))
  const moves = [...ones.map((who) => ({ ...who, to: other })), ...others.map((who) => ({ ...who, to: one }))]
  const answers = await Promise.all(
    moves.map(({ token, booking, to }) =>
      call(portal.app, rescheduleConsultation, {
        token,
        params: { id: booking.id },
        body: { starts_at: to },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect((await listSeats(one)).length + (await listSeats(other)).length).toBe(6)
})

it('a cancelled consultation frees its seat, and cancelling again changes nothing', async () => {
  const { token, booking } = await customerWithBooking()
  const params = { id: booking.id }
  await succeed(portal.app, cancelConsultation, { token, params })
  await succeed(portal.app, cancelConsultation, { token, params })
  expect(await listSeats(booking.starts_at)).toEqual([])
  const { data } = await succeed(portal.app, listMyConsultations, { token, query: {} })
  expect(data).toMatchObject([{ id: booking.id, status: 'cancelled', changeable_until: null }])
  const body = { starts_at: bookableSlot(4) }
  const moved = await refuse(portal.app, rescheduleConsultation, { token, params, body })
  expect(moved).toMatchObject({ status: 409, code: 'consultation_closed' })
  const acts = await portal.db
    .selectFrom('consultation_acts')
    .select('kind')
    .where('consultation_id', '=', booking.id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ kind }) => kind)).toEqual(['booked', 'cancelled'])
})

it.each([1, -1])('%s hours before it begins it can no longer be moved or cancelled', async (hours) => {
  const { token, customerId } = await signIn(portal.services)
  const { consultationId } = await createConsultation(portal.services, {
    customerId,
    startsAt: inHours(hours),
  })
  const params = { id: consultationId }
  const error = { status: 409, code: 'consultation_closed' }
  expect(await refuse(portal.app, cancelConsultation, { token, params })).toMatchObject(error)
  const body = { starts_at: bookableSlot() }
  expect(await refuse(portal.app, rescheduleConsultation, { token, params, body })).toMatchObject(error)
})

it("a stranger's consultation is not found", async () => {
  const { booking } = await customerWithBooking()
  const { token } = await signIn(portal.services)
  const notFound = { status: 404, code: 'not_found' }
  const body = { starts_at: bookableSlot(4) }
  for (const id of [booking.id, randomUUID()]) {
    expect(await refuse(portal.app, cancelConsultation, { token, params: { id } })).toMatchObject(notFound)
    expect(await refuse(portal.app, rescheduleConsultation, { token, params: { id }, body })).toMatchObject(
      notFound,
    )
  }
  expect((await succeed(portal.app, listMyConsultations, { token, query: {} })).data).toEqual([])
})

it("a stranger's application cannot be named", async () => {
  const { customerId } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  const { token } = await signIn(portal.services)
  const body = bookingBody({ application_id: applicationId })
  const error = await refuse(portal.app, bookConsultation, { token, body })
  expect(error).toMatchObject({ status: 404, code: 'not_found' })
})

it('the list is read page by page, the latest appointment first', async () => {
  const { token, customerId } = await signIn(portal.services)
  for (const hours of [-72, -24, -48]) {
    await createConsultation(portal.services, { customerId, startsAt: inHours(hours) })
  }
  const first = await succeed(portal.app, listMyConsultations, { token, query: { limit: 2 } })
  const query = { limit: 2, cursor: first.next_cursor ?? '' }
  const second = await succeed(portal.app, listMyConsultations, { token, query })
  const times = [...first.data, ...second.data].map(({ starts_at }) => starts_at)
  expect(times).toHaveLength(3)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(second.next_cursor).toBeNull()
  expect(first.data[0]).toMatchObject({ status: 'lapsed', changeable_until: null })
})

it('what was requested, moved and cancelled is told, each once', async () => {
  const { token, booking } = await customerWithBooking()
  const params = { id: booking.id }
  const starts_at = bookableSlot(1)
  await succeed(portal.app, rescheduleConsultation, { token, params, body: { starts_at } })
  await succeed(portal.app, rescheduleConsultation, { token, params, body: { starts_at } })
  await succeed(portal.app, cancelConsultation, { token, params })
  await succeed(portal.app, cancelConsultation, { token, params })
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data.map(({ kind, params: told, target }) => ({ kind, told, target }))).toEqual([
    { kind: 'consultation_cancelled', told: { starts_at }, target: { type: 'consultation', ...params } },
    { kind: 'consultation_moved', told: { starts_at }, target: { type: 'consultation', ...params } },
    {
      kind: 'consultation_requested',
      told: { starts_at: booking.starts_at },
      target: { type: 'consultation', ...params },
    },
  ])
})
