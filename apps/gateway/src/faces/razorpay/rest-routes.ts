import type { FastifyError, FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { spoilCalls } from '../../core/spoil-calls.ts'
import { authenticate } from './authenticate.ts'
import { registerOrderRoutes } from './order-routes.ts'
import { registerPaymentRoutes } from './payment-routes.ts'
import { toRazorpayError, urlNotFound } from './razorpay-error.ts'
import type { RazorpayOptions } from './razorpay-options.ts'
import { registerRefundRoutes } from './refund-routes.ts'
import { spoiling } from './spoiling.ts'

/** The provider's REST format, under /v1. */
export function registerRazorpayRoutes(app: FastifyInstance, context: Context, options: RazorpayOptions) {
  app.setErrorHandler<FastifyError>((thrown, _request, reply) => {
    const error = toRazorpayError(thrown)
    return reply.code(error.status).send(error.body)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(urlNotFound.status).send(urlNotFound.body))
  app.addHook('onRequest', async (request) => authenticate(request, options))
  spoilCalls(app, context.misbehaviours, spoiling(context.state))
  registerOrderRoutes(app, context)
  registerPaymentRoutes(app, context)
  registerRefundRoutes(app, context)
}
