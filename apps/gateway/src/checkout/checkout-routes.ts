import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { faceOf } from '../core/face.ts'
import type { Order } from '../core/order.ts'
import { isPayable } from '../core/order-status.ts'
import { payOrder } from '../core/pay-order.ts'
import { sendPlainError } from '../core/send-plain-error.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import { payFromCheckout } from './checkout-payment.ts'
import { merchantScript } from './merchant-script.ts'

interface SessionPath {
  Params: { session: string }
}

const Query = z.object({
  parent: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
})

/** The browser's side: the scripts for the merchant's page and the hosted checkout page. */
export async function registerCheckoutRoutes(app: FastifyInstance, context: Context) {
  const { state, options, faces } = context
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../browser/', import.meta.url)),
    prefix: '/assets/',
    cacheControl: false,
  })
  app.setErrorHandler(sendPlainError)

  for (const { script } of faces.values()) {
    app.get(script.path, async (_request, reply) => {
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache')
      return merchantScript(script.file)
    })
  }

  app.get<SessionPath>('/checkout/:session', async (request, reply) => {
    const { parent } = Query.parse(request.query)
    const origin = parent && new URL(parent).origin
    reply.type('text/html; charset=utf-8').headers(pageHeaders(origin))
    const order = state.findOrderOfSession(request.params.session)
    if (order && isPayable(order, options.now())) return checkoutPage(order, options.merchant, origin)
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
    // A pending payment cannot be taken back: the bank decides.
    const droppable = isPayable(order, options.now()) && last?.status !== 'PENDING'
    if (droppable && faceOf(faces, order).recordsDropped) {
      payOrder(context, order, { outcome: 'cancel', method: null })
    }
    return progress(order)
  })

  function progress(order: Order) {
    const attempt = order.attempts.find(({ status }) => status === 'SUCCESS') ?? order.attempts.at(-1)
    return {
      // The customer has paid; the capture is between the merchant and the provider.
      status: attempt?.status === 'AUTHORIZED' ? 'SUCCESS' : (attempt?.status ?? 'NOT_ATTEMPTED'),
      reference: attempt?.id ?? null,
      result: faceOf(faces, order).checkoutResult(order),
    }
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
