import type { AddressInfo } from 'node:net'
import type { PaymentProvider } from '@sanad/contracts'
import { buildGateway, type GatewayOptions } from '@sanad/gateway'
import { type Sandbox, sandboxOf } from '@sanad/testing'
import { standInGateway } from '../config/payments.ts'
import type { CashfreeConfig } from '../platform/payments/cashfree/cashfree-config.ts'

export interface TestGateway extends Sandbox {
  /** New orders are opened with it. */
  readonly provider: PaymentProvider
  /** Of calls that name a provider in their path. */
  readonly params: { readonly payment_provider: PaymentProvider }
  /** Settings that lead a portal here. */
  readonly payments: { readonly active: PaymentProvider; readonly cashfree: CashfreeConfig }
  /** Signs the portal's calls to the active provider; must reach no answer and no log. */
  readonly secret: string
  close(): Promise<void>
}

/** The stand-in gateway, on a port of its own unless told which, asked over HTTP as the real one. */
export async function startGateway(options: GatewayOptions = {}, { port = 0 } = {}): Promise<TestGateway> {
  const gateway = await buildGateway({ cashfree: standInGateway, ...options })
  await gateway.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`

  const provider = 'cashfree'
  const standIn = { isStandIn: true, frameOrigins: [origin] }
  return {
    provider,
    params: { payment_provider: provider },
    payments: {
      active: provider,
      cashfree: {
        ...standIn,
        ...standInGateway,
        baseUrl: `${origin}/pg`,
        scriptUrl: `${origin}/js/v3/cashfree.js`,
        mode: 'sandbox',
      },
    },
    secret: standInGateway.clientSecret,
    ...sandboxOf(origin),
    close: () => gateway.close(),
  }
}
