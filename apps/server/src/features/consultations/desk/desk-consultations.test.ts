import { randomUUID } from 'node:crypto'
import {
  bookConsultation,
  listConsultationSlots,
  listMyConsultations,
  listNotifications,
} from '@sanad/contracts'
import * as desk from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { bookableSlot, bookingBody, createConsultation } from '../../../testing/factories/consultation.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { recordCalendarDay, withdrawCalendarDay } from '../../work/calendar/record-calendar-day.ts'

let portal: TestApp
let manager: Awaited<ReturnType<typeof signInStaff>>
let meera: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  portal = await startTestApp()
  manager = await signInStaff(portal.services, { name: 'Priya Nair', roles: ['manager', 'admin'] })
  meera = await signInStaff(portal.services, { name: 'Meera Joshi', roles: ['clerk'] })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate consultation_seats, staff_absences, consultation_acts, consultations`.execute(portal.db)
})

const reason = { en: 'The expert is ill.', hi: 'विशेषज्ञ बीमार हैं।' }

async function requested(startsAt = bookableSlot()) {
  const customer = await signIn(portal.services)
  const { consultationId } = await createConsultation(portal.services, {
    customerId: customer.customerId,
    startsAt,
  })
  return { ...customer, id: consultationId, startsAt }
}
const act = (id: string) => ({ token: meera.staffToken, params: { id } })
const confirm = (id: string, body: object = { expert_id: meera.staffId }) =>
  call(portal.app, desk.confirmConsultation, { ...act(id), body })

async function listDesk(startsAt: string, token = meera.staffToken) {
  const day = indianDayOf(startsAt)
  const { data } = await succeed(portal.app, desk.listDeskConsultations, {
    token,
    query: { from: day, to: day },
  })
  const [shown] = data.days
  const slot = shown?.slots.find(({ starts_at }) => starts_at === startsAt)
  return { ...data, slot, name: shown?.name }
}
const mine = async (token: string) =>
  (await succeed(portal.app, listMyConsultations, { token, query: {} })).data
const toldOf = async (token: string) =>
  (await succeed(portal.app, listNotifications, { token, query: {} })).data.map(({ kind, params }) => ({
    kind,
    params,
  }))

/** Away for the whole day of a slot. */
async function away(staffId: string, slot: string) {
  const day = indianDayOf(slot)
  await sql`insert into staff_absences (staff_id, starts_at, ends_at, handed_over_at)
    values (${staffId}::uuid, ${`${day}T00:00:00+05:30`}::timestamptz,
            ${`${addDays(day, 1)}T00:00:00+05:30`}::timestamptz, now())`.execute(portal.db)
}

/** Its time is past, as if so much time had gone. */
async function letItBegin(id: string, minutesAgo: number) {
  const startsAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  await sql`update consultation_acts set starts_at = ${startsAt}::timestamptz
             where consultation_id = ${id}::uuid and kind = 'booked'`.execute(portal.db)
  await sql`update consultations set starts_at = ${startsAt}::timestamptz where id = ${id}::uuid`.execute(
    portal.db,
  )
  return startsAt
}

it('[DK-78] the calendar shows who comes when, with what may be done, and how full each slot is', async () => {
  const { id, startsAt, customerId } = await requested()
  const shown = await listDesk(startsAt)
  expect(shown.consultations).toMatchObject([
    {
      id,
      status: 'requested',
      starts_at: startsAt,
      expert_id: null,
      customer: { id: customerId },
      allowed_acts: ['confirm', 'move', 'cancel'],
      trouble: null,
    },
  ])
  expect(shown.slot).toMatchObject({ seats: 3, taken: 1, is_open: true, not_free: [] })
  expect(shown.experts).toEqual(expect.arrayContaining([{ id: meera.staffId, name: 'Meera Joshi' }]))
})

it('[DK-78] an expert who confirmed has no second customer at that time, also of two clerks at once', async () => {
  const [one, other] = [await requested(), await requested()]
  const answers = await Promise.all([confirm(one.id), confirm(other.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'expert_busy' })
  const shown = await listDesk(one.startsAt)
  expect(shown.slot?.not_free).toEqual([meera.staffId])
  expect(shown.consultations.map(({ expert_id }) => expert_id).sort()).toEqual([meera.staffId, null].sort())
  const left = answers[0]?.status === 200 ? other : one
  expect((await confirm(left.id, { expert_id: manager.staffId })).status).toBe(200)
})

it('[DK-78] the last seat of a slot is given once, of two clerks who move to it at once', async () => {
  const full = bookableSlot(1)
  await requested(full)
  await requested(full)
  const movers = [await requested(bookableSlot(2)), await requested(bookableSlot(3))]
  const answers = await Promise.all(
    movers.map(({ id }) =>
      call(portal.app, desk.moveConsultation, { ...act(id), body: { starts_at: full } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await listDesk(full)).toMatchObject({ slot: { taken: 3, is_open: false } })
})

it('[DK-78] who is moved is told, sits in the new slot alone, and waits to be confirmed again', async () => {
  const { id, token } = await requested()
  await confirm(id)
  const starts_at = bookableSlot(4)
  for (const _ of [1, 2])
    await succeed(portal.app, desk.moveConsultation, { ...act(id), body: { starts_at } })
  expect(await mine(token)).toMatchObject([{ status: 'requested', starts_at, expert_name: null }])
  expect(await toldOf(token)).toMatchObject([
    { kind: 'consultation_moved', params: { starts_at } },
    { kind: 'consultation_confirmed' },
  ])
  const seats = await portal.db.selectFrom('consultation_seats').selectAll().execute()
  expect(seats).toMatchObject([{ consultation_id: id, expert_id: null, starts_at: new Date(starts_at) }])
})

it('[DK-78] who is cancelled reads why in their language, and the seat is free again', async () => {
  const { id, token, startsAt } = await requested()
  for (const _ of [1, 2])
    await succeed(portal.app, desk.cancelDeskConsultation, { ...act(id), body: { reason } })
  const hindi = await succeed(portal.app, listMyConsultations, {
    token,
    query: {},
    headers: { 'accept-language': 'hi' },
  })
  expect(hindi.data).toMatchObject([{ status: 'cancelled', cancel_reason: reason.hi }])
  expect(await toldOf(token)).toEqual([
    { kind: 'consultation_cancelled', params: { starts_at: startsAt, reason: reason.en } },
  ])
  expect(await listDesk(startsAt)).toMatchObject({ slot: { taken: 0 } })
})

it('[DK-78] one that was held is closed with a note, one that the customer missed without; each is told', async () => {
  const held = await requested()
  const missed = await requested(bookableSlot(1))
  await confirm(held.id)
  await confirm(missed.id, { expert_name: 'Somebody from outside' })
  const body = { note: 'Files GSTR-1 from April on.', request_id: randomUUID() }
  expect(await refuse(portal.app, desk.completeConsultation, { ...act(held.id), body })).toMatchObject({
    code: 'consultation_closed',
  })
  await letItBegin(held.id, 10)
  const began = await letItBegin(missed.id, 90)
  for (const _ of [1, 2]) {
    await succeed(portal.app, desk.completeConsultation, { ...act(held.id), body })
    await succeed(portal.app, desk.missConsultation, act(missed.id))
  }
  expect(await mine(held.token)).toMatchObject([{ status: 'done' }])
  expect(await mine(missed.token)).toMatchObject([{ status: 'missed' }])
  expect((await toldOf(held.token))[0]?.kind).toBe('consultation_done')
  expect((await toldOf(missed.token))[0]).toEqual({
    kind: 'consultation_missed',
    params: { starts_at: began },
  })
  const notes = await portal.db
    .selectFrom('note_entries')
    .select(['customer_id', 'body', 'about_others'])
    .where('customer_id', '=', held.customerId)
    .execute()
  expect(notes).toEqual([{ customer_id: held.customerId, body: body.note, about_others: false }])
  const refusal = await refuse(portal.app, desk.missConsultation, act(held.id))
  expect(refusal).toMatchObject({ status: 409, code: 'consultation_closed' })
})

it('[DK-78] what the customer has moved since it was seen is not confirmed, moved or cancelled unseen', async () => {
  const { id } = await requested()
  const body = { seen_starts_at: bookableSlot(6) }
  expect((await confirm(id, { ...body, expert_id: meera.staffId })).body).toMatchObject({
    code: 'changed_meanwhile',
  })
  const moving = { ...act(id), body: { ...body, starts_at: bookableSlot(7) } }
  expect(await refuse(portal.app, desk.moveConsultation, moving)).toMatchObject({ status: 412 })
  const cancelling = { ...act(id), body: { ...body, reason } }
  expect(await refuse(portal.app, desk.cancelDeskConsultation, cancelling)).toMatchObject({ status: 412 })
})

it('[DK-78] a holiday and a half day close slots at the desk too, and name what has to move', async () => {
  const { id, startsAt } = await requested(bookableSlot(20))
  const day = indianDayOf(startsAt)
  const given = {
    day,
    kind: 'closed',
    hours: null,
    name: { en: 'Mela', hi: 'मेला' },
    source: 'The manager',
  } as const
  await recordCalendarDay(portal.db, { given, email: manager.email })
  const closed = await listDesk(startsAt)
  expect(closed).toMatchObject({
    name: 'Mela',
    days: [{ slots: [] }],
    consultations: [{ trouble: 'centre_closed' }],
  })
  const other = await requested(bookableSlot(1))
  const moving = { ...act(other.id), body: { starts_at: startsAt } }
  expect(await refuse(portal.app, desk.moveConsultation, moving)).toMatchObject({ code: 'slot_unavailable' })
  const half = { ...given, kind: 'short', hours: { opens: 630, closes: 690 } } as const
  await recordCalendarDay(portal.db, { given: half, email: manager.email })
  expect((await listDesk(startsAt)).days[0]?.slots).toHaveLength(2)
  await withdrawCalendarDay(portal.db, { day, reason: 'A mistake', email: manager.email })
  expect((await listDesk(startsAt)).consultations).toMatchObject([{ id, trouble: null }])
})

it('[DK-78] an absence closes the expert, and the slot for customers when nobody is left', async () => {
  const { id, startsAt, token } = await requested()
  await confirm(id)
  await away(meera.staffId, startsAt)
  const one = await listDesk(startsAt)
  expect(one.consultations).toMatchObject([{ trouble: 'expert_away' }])
  expect(one.slot).toMatchObject({ seats: 1, taken: 1, is_open: false, not_free: [meera.staffId] })
  const late = await requestedElsewhere()
  const refusedSlot = { token: late.token, body: bookingBody({ starts_at: startsAt }) }
  expect(await refuse(portal.app, bookConsultation, refusedSlot)).toMatchObject({ code: 'slot_unavailable' })
  expect((await confirm(id)).body).toMatchObject({ code: 'staff_absent' })

  await away(manager.staffId, startsAt)
  const { data } = await succeed(portal.app, listConsultationSlots, { token: late.token, query: {} })
  const slot = data.flatMap(({ slots }) => slots).find(({ starts_at }) => starts_at === startsAt)
  expect(slot).toMatchObject({ available: false, mine: false })
  expect(await mine(token)).toMatchObject([{ status: 'confirmed' }])
})
const requestedElsewhere = () => requested(bookableSlot(9))

it('[DK-78] of two who book the one seat that an absence leaves, one gets it', async () => {
  const startsAt = bookableSlot(2)
  await away(meera.staffId, startsAt)
  const customers = [await signIn(portal.services), await signIn(portal.services)]
  const answers = await Promise.all(
    customers.map(({ token }) =>
      call(portal.app, bookConsultation, { token, body: bookingBody({ starts_at: startsAt }) }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('[DK-78] at most 35 days are listed at once', async () => {
  const query = { from: '2026-11-01', to: '2026-12-06' }
  const asked = { token: meera.staffToken, query }
  expect(await refuse(portal.app, desk.listDeskConsultations, asked)).toMatchObject({
    code: 'invalid_request',
  })
})
