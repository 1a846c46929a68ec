import fastify, { type FastifyInstance } from 'fastify'
import { registerCheckoutRoutes } from './checkout/checkout-routes.ts'
import type { Context } from './core/context.ts'
import { type CoreOptions, coreDefaults } from './core/core-options.ts'
import { Misbehaviours } from './core/misbehaviours.ts'
import { settleRefundLater } from './core/refunds.ts'
import { State } from './core/state.ts'
import { StateFile } from './core/state-file.ts'
import { WebhookSender } from './core/webhook-sender.ts'
import { Webhooks } from './core/webhooks.ts'
import { cashfreeFace } from './faces/cashfree/cashfree-face.ts'
import { type CashfreeOptions, cashfreeDefaults } from './faces/cashfree/cashfree-options.ts'
import { registerCashfreeRoutes } from './faces/cashfree/rest-routes.ts'
import { upgradeSnapshot } from './faces/cashfree/upgrade-snapshot.ts'
import { registerCheckoutFrameRoute } from './faces/razorpay/checkout-frame-route.ts'
import { razorpayFace } from './faces/razorpay/razorpay-face.ts'
import { type RazorpayOptions, razorpayDefaults } from './faces/razorpay/razorpay-options.ts'
import { registerRazorpayRoutes } from './faces/razorpay/rest-routes.ts'
import { registerSandboxRoutes } from './sandbox/sandbox-routes.ts'

export interface GatewayOptions extends Partial<CoreOptions> {
  /** Where the state is kept over a restart; nowhere by default. */
  stateFile?: string | undefined
  cashfree?: Partial<CashfreeOptions>
  razorpay?: Partial<RazorpayOptions>
}

export async function buildGateway({
  stateFile,
  cashfree,
  razorpay,
  ...core
}: GatewayOptions = {}): Promise<FastifyInstance> {
  const options = { ...coreDefaults, ...core }
  const cashfreeOptions = { ...cashfreeDefaults, ...cashfree }
  const razorpayOptions = { ...razorpayDefaults, ...razorpay }
  const faces = new Map(
    [cashfreeFace(cashfreeOptions), razorpayFace(razorpayOptions)].map((face) => [face.provider, face]),
  )

  const state = new State()
  const file = stateFile ? new StateFile(stateFile, state, upgradeSnapshot) : undefined
  await file?.load()
  const { now } = options
  const misbehaviours = new Misbehaviours()
  const sender = new WebhookSender({ now, faces, onChange: () => void file?.save().catch(console.error) })
  const webhooks = new Webhooks({ now, faces, state, misbehaviours, sender })
  const context: Context = { options, state, faces, misbehaviours, webhooks }

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.addHook('onClose', async () => sender.close())
  if (file) {
    app.addHook('onSend', async (request) => {
      if (request.method !== 'GET') await file.save()
    })
  }
  app.get('/health', async () => ({ status: 'ok' }))
  await app.register(async (rest) => registerCashfreeRoutes(rest, context, cashfreeOptions), {
    prefix: '/pg',
  })
  await app.register(async (rest) => registerRazorpayRoutes(rest, context, razorpayOptions), {
    prefix: '/v1',
  })
  registerCheckoutFrameRoute(app, state, razorpayOptions)
  await app.register(async (sandbox) => registerSandboxRoutes(sandbox, context), { prefix: '/sandbox' })
  await app.register(async (checkout) => registerCheckoutRoutes(checkout, context))

  resumeWork(context, sender)
  return app
}

/** Timers do not survive a restart: schedules again what the state file says is pending. */
function resumeWork(context: Context, sender: WebhookSender) {
  const { state } = context
  sender.resume(state.deliveries)
  for (const order of state.listOrders()) {
    for (const refund of order.refunds) {
      if (refund.status === 'PENDING') settleRefundLater(context, order, refund)
    }
  }
}
