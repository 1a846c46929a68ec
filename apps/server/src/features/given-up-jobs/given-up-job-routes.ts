import * as endpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { decideOnGivenUpJob, listGivenUpJobs } from './given-up-jobs.ts'

/** Dead letters of the job queue, by an admin; an operator has the same by `npm run sanad -- jobs`. */
export function registerGivenUpJobs(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, endpoints.listGivenUpJobs, async () => ({ success: true, data: await listGivenUpJobs(db) }))

  route(app, endpoints.retryGivenUpJob, async ({ params: { id }, body: { reason } }) => {
    orThrow(await decideOnGivenUpJob(db, { id, decision: 'retry', reason }), 'act_not_allowed')
    return recorded
  })

  route(app, endpoints.dropGivenUpJob, async ({ params: { id }, body: { reason } }) => {
    orThrow(await decideOnGivenUpJob(db, { id, decision: 'drop', reason }), 'act_not_allowed')
    return recorded
  })
}
