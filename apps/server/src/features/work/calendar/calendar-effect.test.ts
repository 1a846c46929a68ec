import { randomUUID } from 'node:crypto'
import * as desk from '@sanad/contracts/staff'
import { addDays, indianDayOf, instantInIndia } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import {
  createPaidApplication,
  giveDocument,
  giveEverything,
} from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { rebuildDesk } from '../projection/rebuild-desk.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services, { name: 'Priya Nair', roles: ['manager'] })).staffToken
})
afterAll(() => portal.close())

const name = { en: 'Mela', hi: 'मेला' }
const source = 'State notification 12/2026'
type EffectQuery = {
  day: string
  kind: 'closed' | 'short' | 'open' | 'usual'
  opens?: number
  closes?: number
}
const effectOf = async (query: EffectQuery) =>
  (await succeed(portal.app, desk.readCalendarEffect, { token, query })).data
const save = (body: object & { day: string }) =>
  succeed(portal.app, desk.saveCalendarDay, { token, body: { kind: 'closed', name, source, ...body } })
const takeBack = (day: string) =>
  succeed(portal.app, desk.withdrawCalendarDay, { token, body: { day, reason: 'The fair was moved' } })

/** Due times of open work, by piece. */
async function readDues(): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; due: Date }>`
    select kind || subject_id as id, due_at as due from work_items where due_at < 'infinity'`.execute(
    portal.db,
  )
  return new Map(rows.map(({ id, due }) => [id, due.toISOString()]))
}

async function openWork(): Promise<void> {
  const paid = await createPaidApplication(portal.services)
  const [document] = paid.service.documents
  await giveDocument(portal.services, paid, document?.id ?? '')
  const { customerId } = await signIn(portal.services)
  await createConsultation(portal.services, { customerId, startsAt: bookableSlot() })
  await rebuildDesk(portal.db)
}

it('[DK-51] what is shown before saving is what moves afterwards, and moves back when it is taken back', async () => {
  await openWork()
  const before = await readDues()
  const latest = [...before.values()].sort().at(-1) ?? ''
  const day = indianDayOf(latest)
  const foretold = await effectOf({ day, kind: 'closed' })
  expect(foretold.work.later).toBeGreaterThan(0)
  expect(await readDues()).toEqual(before)

  await save({ day })
  await rebuildDesk(portal.db)
  const after = await readDues()
  const moved = [...before].filter(([id, due]) => after.get(id) !== due)
  expect(foretold.work).toMatchObject({ later: moved.length, earlier: 0, late: 0 })
  expect(foretold.work.examples.map(({ from, to }) => ({ from, to })).sort(byFrom)).toEqual(
    moved.map(([id, from]) => ({ from, to: after.get(id) })).sort(byFrom),
  )
  expect((await effectOf({ day, kind: 'usual' })).work.earlier).toBe(moved.length)
  await takeBack(day)
  await rebuildDesk(portal.db)
  expect(await readDues()).toEqual(before)
})
const byFrom = (one: { from: string }, other: { from: string }) => one.from.localeCompare(other.from)

it('[DK-51] a promised date that breaks is counted, by the last promise of the stage', async () => {
  const paid = await createPaidApplication(portal.services)
  await giveEverything(portal.services, paid)
  await rebuildDesk(portal.db)
  const { rows } = await sql<{ stage: string; due: Date }>`
    select stage_id as stage, due_at as due from work_items
    where kind = 'stage' and application_id = ${paid.applicationId}`.execute(portal.db)
  const [{ stage, due }] = rows as [{ stage: string; due: Date }]
  const day = indianDayOf(due.toISOString())
  const promise = (promised_on: string) =>
    succeed(portal.app, desk.changePromise, {
      token,
      params: { id: paid.applicationId },
      body: {
        ...{ stage_id: stage, promised_on, reason: 'The inspector is ill.' },
        ...{ reason_hi: 'निरीक्षक बीमार हैं।', request_id: randomUUID() },
      },
    })
  const { promises } = await effectOf({ day, kind: 'closed' })
  await promise(day)
  expect((await effectOf({ day, kind: 'closed' })).promises).toBe(promises + 1)
  await promise(addDays(day, 30))
  expect((await effectOf({ day, kind: 'closed' })).promises).toBe(promises)
})

it('[DK-51] a due time that a member has set stays', async () => {
  await openWork()
  const [id, due] = [...(await readDues())].find(([piece]) => piece.startsWith('documents')) ?? ['', '']
  const day = indianDayOf(due)
  const effect = await effectOf({ day, kind: 'closed' })
  await sql`
    insert into work_acts (kind, subject_id, act, until, staff_id, request_id)
    select kind, subject_id, 'due', due_at, (select id from staff_members limit 1), gen_random_uuid()
    from work_items where kind || subject_id = ${id}`.execute(portal.db)
  expect((await effectOf({ day, kind: 'closed' })).work.later).toBe(effect.work.later - 1)
})

it('[DK-51] consultations that lose their slot are named, and how many free slots close', async () => {
  const { customerId } = await signIn(portal.services)
  const startsAt = bookableSlot(30)
  const day = indianDayOf(startsAt)
  await createConsultation(portal.services, { customerId, startsAt })
  expect(await effectOf({ day, kind: 'closed' })).toMatchObject({
    consultations: [startsAt],
    slots_closed: 14,
  })
  const minute = (Date.parse(startsAt) - Date.parse(instantInIndia(day, 0))) / 60_000
  const half = { day, kind: 'short', opens: minute, closes: minute + 30 } as const
  expect(await effectOf(half)).toMatchObject({ consultations: [], slots_closed: 13 })
  const sunday = addDays(day, (7 - new Date(day).getUTCDay()) % 7)
  const opening = await effectOf({ day: sunday, kind: 'open', opens: 600, closes: 660 })
  expect(opening.slots_closed).toBeLessThanOrEqual(0)
})

it('[DK-51] a day stands with both names, its source and who recorded it; sent twice it is recorded once', async () => {
  const day = `${Number(indianDayOf(new Date().toISOString()).slice(0, 4)) + 1}-03-04`
  await save({ day })
  await save({ day })
  const list = async () => {
    const query = { year: Number(day.slice(0, 4)) }
    const { data } = await succeed(portal.app, desk.listCalendarDays, { token, query })
    return data.filter((one) => one.day === day)
  }
  expect(await list()).toMatchObject([{ day, kind: 'closed', name, source, recorded_by: 'Priya Nair' }])
  const { rows } = await sql`select from calendar_days where day = ${day}::date`.execute(portal.db)
  expect(rows).toHaveLength(1)
  await takeBack(day)
  expect(await list()).toEqual([])
})

it('[DK-51] the past is left alone, and hours must make sense', async () => {
  const yesterday = addDays(indianDayOf(new Date().toISOString()), -1)
  const body = { day: yesterday, kind: 'closed', name, source } as const
  expect(await refuse(portal.app, desk.saveCalendarDay, { token, body })).toMatchObject({
    code: 'act_not_allowed',
  })
  const half = { ...body, day: addDays(yesterday, 9), kind: 'short', opens: 700, closes: 600 } as const
  expect(await refuse(portal.app, desk.saveCalendarDay, { token, body: half })).toMatchObject({
    code: 'invalid_request',
  })
})

it('[DK-51] who may not change the calendar is not shown what would move', async () => {
  const clerk = await signInStaff(portal.services, { roles: ['clerk'] })
  const query = { day: addDays(indianDayOf(new Date().toISOString()), 5), kind: 'closed' } as const
  const asked = { token: clerk.staffToken, query }
  expect(await refuse(portal.app, desk.readCalendarEffect, asked)).toMatchObject({ code: 'not_permitted' })
})
