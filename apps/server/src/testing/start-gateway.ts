import type { AddressInfo } from 'node:net'
import { buildGateway, type GatewayOptions } from '@sanad/gateway'
import { standInGateway } from '../config/payments.ts'
import type { GatewayConfig } from '../platform/payments/gateway-config.ts'

/** What the stand-in tells of a refund, as far as tests look at it. */
interface GatewayRefundEntity {
  readonly order_id: string
  readonly refund_id: string
  readonly refund_amount: number
  readonly refund_status: string
}

/** What the stand-in tells of an order, as far as tests look at it. */
interface GatewayOrderEntity {
  readonly order_id: string
  readonly order_status: string
  readonly order_amount: number
  readonly refunds: readonly GatewayRefundEntity[]
}

export interface TestGateway {
  readonly config: GatewayConfig
  /** Pulls one of the stand-in's levers: pay, misbehave, settle-pending, … */
  lever(name: string, body: unknown): Promise<unknown>
  read(name: string): Promise<unknown>
  listOrders(): Promise<GatewayOrderEntity[]>
  close(): Promise<void>
}

/** The stand-in gateway, on a port of its own unless told which, asked over HTTP as the real one. */
export async function startGateway(options: GatewayOptions = {}, { port = 0 } = {}): Promise<TestGateway> {
  const gateway = await buildGateway({ cashfree: standInGateway, ...options })
  await gateway.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`

  async function ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(`${origin}/sandbox/${path}`, init)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`/sandbox/${path} answered ${JSON.stringify(answer)}`)
    return answer
  }

  return {
    config: {
      ...standInGateway,
      baseUrl: `${origin}/pg`,
      scriptUrl: `${origin}/js/v3/cashfree.js`,
      mode: 'sandbox',
      isStandIn: true,
      frameOrigins: [origin],
    },
    lever: (name, body) =>
      ask(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    read: (name) => ask(name),
    listOrders: async () => ((await ask('orders')) as { orders: GatewayOrderEntity[] }).orders,
    close: () => gateway.close(),
  }
}
