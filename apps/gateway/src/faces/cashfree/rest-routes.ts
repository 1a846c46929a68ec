import type { FastifyError, FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { spoilCalls } from '../../core/spoil-calls.ts'
import { authenticate } from './authenticate.ts'
import { CashfreeError, toCashfreeError } from './cashfree-error.ts'
import type { CashfreeOptions } from './cashfree-options.ts'
import { replayAnswer, storeAnswer } from './idempotency.ts'
import { registerOrderRoutes } from './order-routes.ts'
import { registerRefundRoutes } from './refund-routes.ts'
import { spoiling } from './spoiling.ts'

/** The provider's REST format, under /pg. */
export function registerCashfreeRoutes(app: FastifyInstance, context: Context, options: CashfreeOptions) {
  app.setErrorHandler<FastifyError>((thrown, _request, reply) => {
    const error = toCashfreeError(thrown)
    return reply.code(error.status).send(error.body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new CashfreeError(404, 'request_failed', 'url not found').body),
  )
  app.decorateRequest('idempotencyKey', undefined)
  app.addHook('onRequest', async (request) => authenticate(request, options))
  app.addHook('preHandler', async (request, reply) => replayAnswer(context.state, request, reply))
  app.addHook('onSend', async (request, reply, body) => {
    storeAnswer(context.state, request, reply, body)
    return body
  })
  spoilCalls(app, context.misbehaviours, spoiling)
  registerOrderRoutes(app, context)
  registerRefundRoutes(app, context)
}
