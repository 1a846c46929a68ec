import { PaymentProvider } from '@sanad/contracts'
import { CashfreeGateway } from './cashfree/cashfree-gateway.ts'
import type { Configured, GatewaysConfig, ProviderConfigs } from './gateways-config.ts'
import { GatewayError, type PaymentGateway } from './payment-gateway.ts'
import { RazorpayGateway } from './razorpay/razorpay-gateway.ts'

export interface PaymentGateways {
  /** New orders are opened with it. */
  readonly active: PaymentGateway
  /** The one that an order was opened with, which is asked for it for ever. */
  of(provider: PaymentProvider): PaymentGateway
  /** The one of this name, if its settings are there. */
  find(provider: PaymentProvider): PaymentGateway | undefined
}

const adapters: { readonly [P in PaymentProvider]: new (config: ProviderConfigs[P]) => PaymentGateway } = {
  cashfree: CashfreeGateway,
  razorpay: RazorpayGateway,
}

export function openGateways(config: GatewaysConfig): PaymentGateways {
  const gateways = PaymentProvider.options.map((provider) => openGateway(provider, config))
  return gatewaysOf(
    config.active,
    new Map(gateways.flatMap((gateway) => (gateway ? [[gateway.name, gateway]] : []))),
  )
}

function openGateway<P extends PaymentProvider>(
  provider: P,
  configs: Configured,
): PaymentGateway | undefined {
  const config: ProviderConfigs[P] | null = configs[provider]
  return config === null ? undefined : new adapters[provider](config)
}

export function gatewaysOf(
  active: PaymentProvider,
  gateways: ReadonlyMap<PaymentProvider, PaymentGateway>,
): PaymentGateways {
  const of = (provider: PaymentProvider) => {
    const gateway = gateways.get(provider)
    // As a gateway that does not answer: what waits for it is tried again until its settings are back.
    if (!gateway) throw new GatewayError('failed', `The payment provider ${provider} is not configured`)
    return gateway
  }
  return { active: of(active), of, find: (provider) => gateways.get(provider) }
}
