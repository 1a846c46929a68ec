import fastify, { type FastifyInstance } from 'fastify'
import { registerCheckoutRoutes } from './checkout-routes.ts'
import type { Context } from './context.ts'
import { Misbehaviours } from './misbehaviour.ts'
import { settleRefundLater } from './refunds.ts'
import { registerRestRoutes } from './rest-routes.ts'
import { registerSandboxRoutes } from './sandbox-routes.ts'
import { State } from './state.ts'
import { StateFile } from './state-file.ts'
import { WebhookSender } from './webhook-sender.ts'
import { Webhooks } from './webhooks.ts'

export interface GatewayOptions {
  clientId: string
  clientSecret: string
  /** Shown on the checkout page. */
  merchant: string
  /** Gets every webhook, like the address set in the merchant dashboard. */
  webhookUrl: string | undefined
  /** When a webhook is tried again, counted from its first try. */
  retryDelaysMs: readonly number[]
  /** How long a STANDARD refund stays PENDING; null: until /sandbox/settle-refund. */
  refundDelayMs: number | null
  stateFile: string | undefined
  now: () => Date
}

const MINUTE_MS = 60_000

const defaults: GatewayOptions = {
  clientId: 'sandbox-client-id',
  clientSecret: 'sandbox-client-secret',
  merchant: 'Sanad',
  webhookUrl: undefined,
  retryDelaysMs: [2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  refundDelayMs: 3000,
  stateFile: undefined,
  now: () => new Date(),
}

export async function buildGateway(given: Partial<GatewayOptions> = {}): Promise<FastifyInstance> {
  const options = { ...defaults, ...given }
  const state = new State()
  const file = options.stateFile ? new StateFile(options.stateFile, state) : undefined
  await file?.load()
  const misbehaviours = new Misbehaviours()
  const sender = new WebhookSender(options, () => void file?.save().catch(console.error))
  const webhooks = new Webhooks(options, state, misbehaviours, sender)
  const context: Context = { options, state, misbehaviours, webhooks }

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.addHook('onClose', async () => sender.close())
  if (file) {
    app.addHook('onSend', async (request) => {
      if (request.method !== 'GET') await file.save()
    })
  }
  app.get('/health', async () => ({ status: 'ok' }))
  await app.register(async (rest) => registerRestRoutes(rest, context), { prefix: '/pg' })
  await app.register(async (sandbox) => registerSandboxRoutes(sandbox, context), { prefix: '/sandbox' })
  await app.register(async (checkout) => registerCheckoutRoutes(checkout, context))

  sender.resume(state.deliveries)
  for (const order of state.orders.values()) {
    for (const refund of order.refunds) {
      if (refund.status === 'PENDING') settleRefundLater(context, order, refund)
    }
  }
  return app
}
