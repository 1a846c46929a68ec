import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Services } from '../../../platform/services.ts'
import { viewerOf } from '../queue/viewer-of.ts'
import { deleteWorkView, orderWorkViews, saveWorkView } from './change-work-view.ts'
import { listSharingTeams, listWorkViews } from './list-work-views.ts'

/** Saved views of the queue. */
export function registerWorkViews(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, staffEndpoints.listWorkViews, async ({ principal }) => {
    const viewer = viewerOf(principal, 'work.read')
    return {
      success: true,
      data: await listWorkViews(db, viewer),
      teams: await listSharingTeams(db, viewer),
    }
  })

  route(app, staffEndpoints.saveWorkView, async ({ principal, params: { id }, body }) => {
    await saveWorkView(db, { id, viewer: viewerOf(principal, 'work.read'), given: body })
    return { success: true, message: 'Saved.' }
  })

  route(app, staffEndpoints.deleteWorkView, async ({ principal, params: { id } }) => {
    await deleteWorkView(db, id, viewerOf(principal, 'work.read'))
    return { success: true, message: 'Removed.' }
  })

  route(app, staffEndpoints.orderWorkViews, async ({ principal: { staffId }, body }) => {
    await orderWorkViews(db, staffId, body.ids)
    return { success: true, message: 'Saved.' }
  })
}
