import type { AddressInfo } from 'node:net'
import { buildGateway, type GatewayOptions } from '@sanad/gateway'
import { type Sandbox, sandboxOf } from '@sanad/testing'
import { standInGateway } from '../config/payments.ts'
import type { GatewayConfig } from '../platform/payments/gateway-config.ts'

export interface TestGateway extends Sandbox {
  readonly config: GatewayConfig
  close(): Promise<void>
}

/** The stand-in gateway, on a port of its own unless told which, asked over HTTP as the real one. */
export async function startGateway(options: GatewayOptions = {}, { port = 0 } = {}): Promise<TestGateway> {
  const gateway = await buildGateway({ cashfree: standInGateway, ...options })
  await gateway.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`

  return {
    config: {
      ...standInGateway,
      baseUrl: `${origin}/pg`,
      scriptUrl: `${origin}/js/v3/cashfree.js`,
      mode: 'sandbox',
      isStandIn: true,
      frameOrigins: [origin],
    },
    ...sandboxOf(origin),
    close: () => gateway.close(),
  }
}
