import type { FastifyError, FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import { authenticate } from './authenticate.ts'
import type { Context } from './context.ts'
import { replayAnswer, storeAnswer } from './idempotency.ts'
import { misbehave } from './misbehave.ts'
import { registerOrderRoutes } from './order-routes.ts'
import { registerRefundRoutes } from './refund-routes.ts'

/** The provider's REST format, under /pg. */
export function registerRestRoutes(app: FastifyInstance, context: Context) {
  app.setErrorHandler<FastifyError>((error, _request, reply) =>
    reply.code(statusOf(error)).send(bodyOf(error)),
  )
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new ApiError(404, 'request_failed', 'url not found').body),
  )
  app.decorateRequest('idempotencyKey', undefined)
  app.addHook('onRequest', async (request) => authenticate(request, context.options))
  app.addHook('preHandler', async (request, reply) => replayAnswer(context.state, request, reply))
  app.addHook('onSend', async (request, reply, body) => {
    storeAnswer(context.state, request, reply, body)
    return body
  })
  misbehave(app, context.misbehaviours)
  registerOrderRoutes(app, context)
  registerRefundRoutes(app, context)
}

function statusOf(error: FastifyError | ApiError): number {
  return error instanceof ApiError ? error.status : (error.statusCode ?? 500)
}

function bodyOf(error: FastifyError | ApiError) {
  if (error instanceof ApiError) return error.body
  if ((error.statusCode ?? 500) < 500) return new ApiError(400, 'request_invalid', error.message).body
  return new ApiError(500, 'internal_error', 'internal Server Error', 'api_error').body
}
