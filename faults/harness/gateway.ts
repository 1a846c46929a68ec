import { join } from 'node:path'
import { paymentWebhook } from '@sanad/contracts'
import { type Sandbox, sandboxOf } from '@sanad/testing'
import { standInCashfree } from '../../apps/server/src/config/cashfree.ts'
import { standInRazorpay } from '../../apps/server/src/config/razorpay.ts'
import { findFreePort } from '../../scripts/postgres/find-free-port.ts'
import { startNode } from './running-node.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** The stand-in gateway as a process of its own, behind a TCP proxy through which the portals reach it. */
export interface Gateway extends AsyncDisposable, Sandbox {
  readonly cable: TcpProxy
  /** Past the proxy. */
  readonly origin: string
  readonly pid: number | undefined
  /** Settings that point a portal to it. */
  readonly env: Record<string, string>
}

const script = join(import.meta.dirname, '../../apps/gateway/src/main.ts')

/** `portalOrigin`: where it sends its webhooks. */
export async function startGateway(portalOrigin: string): Promise<Gateway> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const process = await startNode({
    script,
    env: {
      GATEWAY_PORT: String(port),
      WEBHOOK_URL: portalOrigin + paymentWebhook.path({ payment_provider: 'cashfree' }),
      GATEWAY_RAZORPAY_WEBHOOK_URL: portalOrigin + paymentWebhook.path({ payment_provider: 'razorpay' }),
    },
    readyUrl: `${origin}/health`,
  })
  const cable = await startTcpProxy(port)
  return {
    cable,
    origin,
    pid: process.pid,
    env: {
      CASHFREE_BASE_URL: `http://127.0.0.1:${cable.port}/pg`,
      CASHFREE_SCRIPT_URL: `${origin}/js/v3/cashfree.js`,
      CASHFREE_CLIENT_ID: standInCashfree.clientId,
      CASHFREE_CLIENT_SECRET: standInCashfree.clientSecret,
      RAZORPAY_BASE_URL: `http://127.0.0.1:${cable.port}/v1`,
      RAZORPAY_SCRIPT_URL: `${origin}/v1/checkout.js`,
      RAZORPAY_KEY_ID: standInRazorpay.keyId,
      RAZORPAY_KEY_SECRET: standInRazorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: standInRazorpay.webhookSecret,
    },
    ...sandboxOf(origin),
    async [Symbol.asyncDispose]() {
      await process.stop()
      await cable[Symbol.asyncDispose]()
    },
  }
}
