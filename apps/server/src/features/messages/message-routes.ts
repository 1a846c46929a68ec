import { createHash, timingSafeEqual } from 'node:crypto'
import {
  listCustomerMessages as listCustomerMessagesEndpoint,
  msg91Report,
  whatsAppReport,
} from '@sanad/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { listCustomerMessages } from './list-customer-messages.ts'
import { readMsg91Report } from './read-msg91-report.ts'
import { isWhatsAppSignature, readWhatsAppReport } from './read-whatsapp-report.ts'
import { recordReceipts } from './record-receipts.ts'

const Subscription = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().max(200),
})

/** Delivery reports: received from the providers' webhooks, read by staff. */
export async function registerMessages(app: FastifyInstance, { config, db }: Services): Promise<void> {
  const { whatsApp, msg91 } = config.messages

  route(app, listCustomerMessagesEndpoint, async ({ params, query }) => ({
    success: true,
    ...(await listCustomerMessages(db, { customerId: params.id, ...query })),
  }))

  await app.register(async (scope) => {
    // The signature covers the raw bytes. WhatsApp puts up to 3 MB of reports into one call.
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: 3 * 1024 * 1024 } as const
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body))

    route(scope, whatsAppReport, async ({ request }) => {
      const body = rawBodyOf(request)
      const signature = headerOf(request, 'x-hub-signature-256')
      if (!whatsApp || !isWhatsAppSignature(whatsApp.appSecret, body, signature)) {
        throw new AppError('signature_invalid')
      }
      await recordReceipts(db, readWhatsAppReport(body))
      return { success: true }
    })

    // MSG91 does not sign: its webhook sends a shared secret.
    route(scope, msg91Report, async ({ request }) => {
      if (!msg91 || !isSecret(msg91.webhookSecret, headerOf(request, 'x-webhook-secret'))) {
        throw new AppError('signature_invalid')
      }
      await recordReceipts(db, readMsg91Report(rawBodyOf(request)))
      return { success: true }
    })
  })

  // Verification handshake when the webhook is registered: echoes the challenge as plain text.
  app.get(whatsAppReport.path({}), { schema: { hide: true } }, async (request, reply) => {
    const subscription = Subscription.safeParse(request.query)
    if (!whatsApp || !subscription.success) throw new AppError('signature_invalid')
    const { 'hub.verify_token': word, 'hub.challenge': challenge } = subscription.data
    if (!isSecret(whatsApp.verifyToken, word)) throw new AppError('signature_invalid')
    return reply.type('text/plain').send(challenge)
  })
}

function rawBodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Constant-time comparison; digests, because `timingSafeEqual` needs equal lengths. */
function isSecret(secret: string, given: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(secret), digest(given ?? ''))
}
