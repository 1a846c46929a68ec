import type { AddressInfo } from 'node:net'
import type { PaymentProvider } from '@sanad/contracts'
import { buildGateway, type GatewayOptions } from '@sanad/gateway'
import { type Sandbox, sandboxOf } from '@sanad/testing'
import { inject } from 'vitest'
import { standInCashfree } from '../config/cashfree.ts'
import { standInRazorpay } from '../config/razorpay.ts'
import type { CashfreeConfig } from '../platform/payments/cashfree/cashfree-config.ts'
import type { RazorpayConfig } from '../platform/payments/razorpay/razorpay-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** With which provider the tests of a project open their orders; Cashfree where nothing is said. */
    paymentProvider?: PaymentProvider
  }
}

export interface TestGateway extends Sandbox {
  /** New orders are opened with it. */
  readonly provider: PaymentProvider
  /** Of calls that name a provider in their path. */
  readonly params: { readonly payment_provider: PaymentProvider }
  /** Settings that lead a portal here. */
  readonly payments: {
    readonly active: PaymentProvider
    readonly cashfree: CashfreeConfig
    readonly razorpay: RazorpayConfig
  }
  /** Signs the portal's calls to the active provider; must reach no answer and no log. */
  readonly secret: string
  /** The provider ends orders, by their time and at our request. */
  readonly endsOrders: boolean
  /** The provider may put a refund on hold. */
  readonly holdsRefunds: boolean
  /** Has notifications sent there; null: none. */
  notify(url: string | null): Promise<unknown>
  close(): Promise<void>
}

const traits: Readonly<Record<PaymentProvider, Pick<TestGateway, 'secret' | 'endsOrders' | 'holdsRefunds'>>> =
  {
    cashfree: { secret: standInCashfree.clientSecret, endsOrders: true, holdsRefunds: true },
    razorpay: { secret: standInRazorpay.keySecret, endsOrders: false, holdsRefunds: false },
  }

interface Start {
  readonly port?: number
  readonly provider?: PaymentProvider
}

/** The stand-in gateway, on a port of its own unless told which, asked over HTTP as the real one. */
export async function startGateway(
  options: GatewayOptions = {},
  { port = 0, provider = inject('paymentProvider') ?? 'cashfree' }: Start = {},
): Promise<TestGateway> {
  const gateway = await buildGateway({ cashfree: standInCashfree, razorpay: standInRazorpay, ...options })
  await gateway.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`

  const sandbox = sandboxOf(origin)
  const standIn = { isStandIn: true, frameOrigins: [origin] }
  return {
    provider,
    params: { payment_provider: provider },
    payments: {
      active: provider,
      cashfree: {
        ...standIn,
        ...standInCashfree,
        baseUrl: `${origin}/pg`,
        scriptUrl: `${origin}/js/v3/cashfree.js`,
        mode: 'sandbox',
      },
      razorpay: {
        ...standIn,
        ...standInRazorpay,
        baseUrl: `${origin}/v1`,
        scriptUrl: `${origin}/v1/checkout.js`,
      },
    },
    ...traits[provider],
    ...sandbox,
    notify: (url) => sandbox.lever('webhook-url', { url, provider }),
    close: () => gateway.close(),
  }
}
