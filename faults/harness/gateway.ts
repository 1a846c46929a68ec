import { join } from 'node:path'
import { standInGateway } from '../../apps/server/src/config/payments.ts'
import { findFreePort } from '../../scripts/postgres/find-free-port.ts'
import { startNode } from './running-node.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** An order as the gateway knows it, with its payments and refunds. */
export interface GatewayOrder {
  readonly order_id: string
  readonly order_amount: number
  readonly order_status: string
  readonly payment_session_id: string
  readonly payments: readonly { payment_id: string; payment_status: string; payment_amount: number }[]
  readonly refunds: readonly { refund_id: string; refund_amount: number; refund_status: string }[]
}

/** The stand-in gateway as a process of its own, behind a cable that the portals reach it by. */
export interface Gateway extends AsyncDisposable {
  readonly cable: TcpProxy
  /** Settings that lead a portal here. */
  readonly env: Record<string, string>
  /** Pulls one of its levers: pay, misbehave, settle-pending, webhooks/retry, … */
  lever(name: string, body?: object): Promise<unknown>
  read(name: string): Promise<unknown>
  listOrders(): Promise<GatewayOrder[]>
}

const script = join(import.meta.dirname, '../../apps/gateway/src/main.ts')

export async function startGateway(webhookUrl: string): Promise<Gateway> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const process = await startNode({
    script,
    env: { GATEWAY_PORT: String(port), WEBHOOK_URL: webhookUrl },
    readyUrl: `${origin}/health`,
  })
  const cable = await startTcpProxy(port)
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox/${path}`, init)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`/sandbox/${path} answered ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    cable,
    env: {
      CASHFREE_BASE_URL: `http://127.0.0.1:${cable.port}/pg`,
      CASHFREE_SCRIPT_URL: `${origin}/js/v3/cashfree.js`,
      CASHFREE_CLIENT_ID: standInGateway.clientId,
      CASHFREE_CLIENT_SECRET: standInGateway.clientSecret,
    },
    lever: (name, body = {}) =>
      ask(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    read: (name) => ask(name),
    listOrders: async () => ((await ask('orders')) as { orders: GatewayOrder[] }).orders,
    async [Symbol.asyncDispose]() {
      await process.stop()
      await cable[Symbol.asyncDispose]()
    },
  }
}
