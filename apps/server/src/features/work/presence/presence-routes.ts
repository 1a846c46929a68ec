import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../../platform/http/language.ts'
import { route } from '../../../platform/http/route.ts'
import type { Services } from '../../../platform/services.ts'
import { viewerOf } from '../queue/viewer-of.ts'
import { listWorkOwners } from './list-work-owners.ts'
import { sayPresence } from './say-presence.ts'

/** Who has what open, and whose it is. */
export function registerPresence(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, staffEndpoints.sayPresence, async ({ principal: { staffId }, body }) => {
    const { page_id: pageId, subject_id: subjectId, writes } = body
    await sayPresence(db, { staffId, pageId, subjectId, writes })
    return { success: true, message: 'Seen.' }
  })

  route(app, staffEndpoints.listWorkOwners, async ({ principal, params, request }) => {
    const viewer = viewerOf(principal, 'work.read')
    const asked = { subjectId: params.id, viewer, language: languageOf(request) }
    return { success: true, data: await listWorkOwners(db, asked) }
  })
}
