import { reuseAnswer as reuseAnswerEndpoint, submitFields } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { reuseAnswer } from './reuse-answer.ts'
import { submitInformation } from './submit-information.ts'

export function registerInformation(app: FastifyInstance, services: Services): void {
  route(app, submitFields, async ({ principal, body }) => {
    await submitInformation(services, principal.customerId, body)
    return { success: true as const, message: 'Field submitted successfully!' }
  })

  route(app, reuseAnswerEndpoint, async ({ principal, body }) => {
    await reuseAnswer(services, principal.customerId, body)
    return { success: true as const, message: 'Field submitted successfully!' }
  })
}
