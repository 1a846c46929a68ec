import {
  createPayment as createPaymentEndpoint,
  getPayment,
  listPayments as listPaymentsEndpoint,
  paymentWebhook,
  verifyPayment as verifyPaymentEndpoint,
} from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { AdmissionQueue } from '../../platform/workers/admission-queue.ts'
import { listPayments } from './history/list-payments.ts'
import { readPayment } from './history/read-payment.ts'
import { createPayment } from './ordering/create-payment.ts'
import { receiveNotification } from './settling/receive-notification.ts'
import { verifyPayment } from './settling/verify-payment.ts'

const messages = {
  paid: 'Payment completed successfully!',
  pending: 'Your bank has not confirmed this payment yet.',
  failed: 'Payment failed. Please try again.',
  cancelled: 'Payment cancelled.',
  refunding: 'Nothing was due any more. This payment goes back to you by itself.',
} as const

export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  route(app, createPaymentEndpoint, async ({ principal: { customerId }, params, body }) => ({
    success: true as const,
    ...(await createPayment(services, { customerId, provider: params.payment_provider }, body)),
  }))

  route(app, verifyPaymentEndpoint, async ({ principal, body }) => {
    const status = await verifyPayment(services, principal.customerId, body)
    return { success: true as const, message: messages[status], status }
  })

  route(app, listPaymentsEndpoint, ({ principal: { customerId }, query, request }) => {
    const { cursor, limit } = query
    return listPayments(services, { customerId, cursor, limit, language: languageOf(request) })
  })

  route(app, getPayment, async ({ principal: { customerId }, params: { orderId }, request }) => {
    const wanted = { customerId, orderId, language: languageOf(request) }
    return { success: true as const, data: await readPayment(services, wanted) }
  })

  // Half of the connections of requests, for any number of notifications.
  const places = Math.max(1, Math.floor(services.config.pools.requests / 2))
  const inbox = new AdmissionQueue({ places, queue: 5000 })
  await app.register(async (scope) => {
    // The signature covers the raw bytes; a parsed and re-serialised body would not match it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    route(scope, paymentWebhook, async ({ params, request }) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveNotification({ ...services, inbox }, params.payment_provider, {
        rawBody,
        headers: headersOf(request.headers),
      })
      return { success: true as const }
    })
  })
}

function headersOf(
  headers: Record<string, string | string[] | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}
