import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { isOpenTo } from '../case/open-work.ts'
import { changeWork } from './acts/change-work.ts'
import { ownWork } from './acts/own-work.ts'
import { takeNextWork } from './acts/take-next-work.ts'
import { registerCalendar } from './calendar/calendar-routes.ts'
import { registerPresence } from './presence/presence-routes.ts'
import { countWork } from './queue/count-work.ts'
import { listAssignees } from './queue/list-assignees.ts'
import { listWork } from './queue/list-work.ts'
import { listWorkRows } from './queue/list-work-rows.ts'
import { readWorkItems } from './queue/read-work-items.ts'
import { readWorkPlace } from './queue/read-work-place.ts'
import { viewerOf } from './queue/viewer-of.ts'
import { registerWorkViews } from './views/view-routes.ts'
import { registerWorkStream } from './work-stream.ts'

/** The one queue of the desk. */
export function registerWork(app: FastifyInstance, services: Services): void {
  const { db } = services
  registerWorkStream(app, services)
  registerCalendar(app, services)
  registerWorkViews(app, services)
  registerPresence(app, services)
  const readItem = async (id: number, staffId: string, request: FastifyRequest) => {
    const page = sql`select w.*, 1 as place from work_items w
      where w.id = ${id}::bigint and ${isOpenTo(sql`${staffId}::uuid`)}`
    const [item] = await readWorkItems(db, page, languageOf(request))
    return orThrow(item, 'not_found')
  }

  route(app, staffEndpoints.listWork, async ({ principal, query, request }) => {
    const viewer = viewerOf(principal, 'work.read')
    const { items, nextCursor } = await listWork(db, { query, viewer, language: languageOf(request) })
    return { success: true, data: items, next_cursor: nextCursor }
  })

  route(app, staffEndpoints.listWorkRows, async ({ principal, query, request }) => {
    const viewer = viewerOf(principal, 'work.read')
    return { success: true, data: await listWorkRows(db, { query, viewer, language: languageOf(request) }) }
  })

  route(app, staffEndpoints.countWork, async ({ principal, query }) => {
    return { success: true, data: await countWork(db, query, viewerOf(principal, 'work.read')) }
  })

  route(app, staffEndpoints.getWorkPlace, async ({ principal, query: { subject, sort, ...filter } }) => {
    const viewer = viewerOf(principal, 'work.read')
    return { success: true, data: await readWorkPlace(db, { subject, filter, sort }, viewer) }
  })

  route(app, staffEndpoints.takeNextWork, async ({ principal, body, request }) => {
    const viewer = viewerOf(principal, 'work.take')
    const { view, except, request_id: requestId } = body
    const id = await takeNextWork(db, { viewer, view, except, requestId })
    return { success: true, item: id ? await readItem(Number(id), viewer.staffId, request) : null }
  })

  route(app, staffEndpoints.takeWork, async ({ principal: { staffId }, params: { id }, body, request }) => {
    const { request_id: requestId, version } = body
    await ownWork(db, { id, act: 'taken', staffId, owner: staffId, requestId, version })
    return { success: true, item: await readItem(id, staffId, request) }
  })

  route(
    app,
    staffEndpoints.releaseWork,
    async ({ principal: { staffId }, params: { id }, body, request }) => {
      const { request_id: requestId, version, reason } = body
      await ownWork(db, { id, act: 'released', staffId, owner: null, requestId, version, reason })
      return { success: true, item: await readItem(id, staffId, request) }
    },
  )

  route(app, staffEndpoints.listAssignees, async ({ query: { items } }) => ({
    success: true,
    data: await listAssignees(db, items?.split(',')),
  }))

  route(app, staffEndpoints.assignWork, async ({ principal: { staffId }, params: { id }, body, request }) => {
    const { request_id: requestId, version, reason, owner } = body
    await ownWork(db, { id, act: 'assigned', staffId, owner, requestId, version, reason })
    return { success: true, item: await readItem(id, staffId, request) }
  })

  route(app, staffEndpoints.snoozeWork, async ({ principal: { staffId }, params: { id }, body, request }) => {
    const { request_id: requestId, version, reason, until } = body
    await changeWork(db, { id, act: 'snoozed', staffId, until, requestId, version, reason })
    return { success: true, item: await readItem(id, staffId, request) }
  })

  route(app, staffEndpoints.setWorkDue, async ({ principal: { staffId }, params: { id }, body, request }) => {
    const { request_id: requestId, version, reason, until } = body
    await changeWork(db, { id, act: 'due', staffId, until, requestId, version, reason })
    return { success: true, item: await readItem(id, staffId, request) }
  })

  route(
    app,
    staffEndpoints.setWorkPriority,
    async ({ principal: { staffId }, params: { id }, body, request }) => {
      const { request_id: requestId, version, reason, priority } = body
      await changeWork(db, { id, act: 'priority', staffId, priority, requestId, version, reason })
      return { success: true, item: await readItem(id, staffId, request) }
    },
  )

  route(app, staffEndpoints.finishWork, async ({ principal: { staffId }, params: { id }, body }) => {
    const { request_id: requestId, version, reason } = body
    await changeWork(db, { id, act: 'done', staffId, requestId, version, reason })
    return { success: true, message: 'Recorded.' }
  })
}
