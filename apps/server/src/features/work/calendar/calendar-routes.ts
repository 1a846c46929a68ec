import * as endpoints from '@sanad/contracts/staff'
import { indianDayOf } from '@sanad/domain'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { route } from '../../../platform/http/route.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { CalendarRefused } from './calendar-editor.ts'
import { listCalendarDays } from './list-calendar-days.ts'
import { readCalendarEffect } from './read-calendar-effect.ts'
import { recordCalendarDay, withdrawCalendarDay } from './record-calendar-day.ts'

/** The calendar of the centre, by a manager or an admin. */
export function registerCalendar(app: FastifyInstance, { db }: Services): void {
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, endpoints.listCalendarDays, async ({ query }) => {
    return { success: true, data: await listCalendarDays(db, query.year) }
  })

  route(app, endpoints.readCalendarEffect, async ({ query: { day, kind, opens, closes } }) => {
    await assertNotPast(db, day)
    const changed = { day, kind, opens: opens ?? null, closes: closes ?? null }
    return { success: true, data: await readCalendarEffect(db, changed) }
  })

  route(app, endpoints.saveCalendarDay, async ({ principal: { staffId }, body }) => {
    const { day, kind, opens, closes, name, source } = body
    await assertNotPast(db, day)
    const hours = typeof opens === 'number' && typeof closes === 'number' ? { opens, closes } : null
    await orRefused(recordCalendarDay(db, { given: { day, kind, hours, name, source }, staffId }))
    return recorded
  })

  route(app, endpoints.withdrawCalendarDay, async ({ principal: { staffId }, body: { day, reason } }) => {
    await assertNotPast(db, day)
    await orRefused(withdrawCalendarDay(db, { day, reason, staffId }))
    return recorded
  })
}

/** What is past was worked by the calendar of its time; an operator's command can still correct it. */
async function assertNotPast(db: Db, day: string): Promise<void> {
  if (day < indianDayOf(await readNow(db))) throw new AppError('act_not_allowed')
}

async function orRefused(change: Promise<void>): Promise<void> {
  await change.catch((error: unknown) => {
    throw error instanceof CalendarRefused
      ? new AppError('invalid_request', { message: error.message })
      : error
  })
}
