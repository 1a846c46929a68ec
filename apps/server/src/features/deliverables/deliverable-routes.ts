import { getDeliverable } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { openDeliverableFile } from './open-deliverable-file.ts'
import { readDeliverable } from './read-deliverable.ts'

export function registerDeliverables(app: FastifyInstance, services: Services): void {
  route(app, getDeliverable, async ({ principal: { customerId }, params, request }) => {
    const wanted = { id: params.id, customerId, language: languageOf(request) }
    return { success: true, data: await readDeliverable(services, wanted) }
  })

  fileRoute(app, { ...services, folder: 'deliverables/' }, (link) => openDeliverableFile(services, link))
}
