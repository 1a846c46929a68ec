import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { saveFileView } from './review/file-views.ts'

/** What the review screen keeps beside the decisions. */
export function registerDeskReview(app: FastifyInstance, { db }: Services): void {
  route(app, staffEndpoints.saveFileView, async ({ params, body }) => {
    await saveFileView(db, params.id, body)
    return { success: true, message: 'Saved.' }
  })
}
