import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import { payFromCheckout } from './checkout-payment.ts'
import type { Context } from './context.ts'
import type { Order } from './order.ts'
import { orderStatus } from './order-status.ts'
import { payOrder } from './pay-order.ts'

interface SessionPath {
  Params: { session: string }
}

const Query = z.object({
  parent: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
})

/** The browser's side: the script for the merchant's page and the hosted checkout page. */
export async function registerCheckoutRoutes(app: FastifyInstance, context: Context) {
  const { state, options } = context
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../browser/', import.meta.url)),
    prefix: '/assets/',
    cacheControl: false,
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body)
    throw error
  })

  app.get('/js/v3/cashfree.js', async (_request, reply) => reply.sendFile('cashfree.js'))

  app.get<SessionPath>('/checkout/:session', async (request, reply) => {
    const { parent } = Query.parse(request.query)
    const origin = parent && new URL(parent).origin
    reply.type('text/html; charset=utf-8').headers(pageHeaders(origin))
    const order = state.findOrderOfSession(request.params.session)
    const payable = order && orderStatus(order, options.now()) === 'ACTIVE'
    if (payable) return checkoutPage(order, options.merchant, origin)
    return reply.code(order ? 200 : 404).send(closedPage(order, options.merchant, origin))
  })

  app.get<SessionPath>('/checkout/:session/status', async (request) =>
    progress(state.getOrderOfSession(request.params.session)),
  )

  app.post<SessionPath>('/checkout/:session/pay', async (request) => {
    const order = state.getOrderOfSession(request.params.session)
    payFromCheckout(context, order, request.body)
    return progress(order)
  })

  app.post<SessionPath>('/checkout/:session/cancel', async (request) => {
    const order = state.getOrderOfSession(request.params.session)
    const last = order.attempts.at(-1)
    // A payment under way cannot be taken back: the bank decides.
    if (orderStatus(order, options.now()) === 'ACTIVE' && last?.status !== 'PENDING') {
      payOrder(context, order, { outcome: 'cancel', method: { group: 'upi', method: {} } })
    }
    return progress(order)
  })
}

function progress(order: Order) {
  const last = order.attempts.at(-1)
  const paid = order.attempts.find((attempt) => attempt.status === 'SUCCESS')
  return {
    status: paid?.status ?? last?.status ?? 'NOT_ATTEMPTED',
    reference: (paid ?? last)?.cf_payment_id ?? null,
  }
}

function pageHeaders(parent: string | undefined) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${parent ?? "'none'"}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
