import { PaymentProvider } from '@sanad/contracts'
import type { CashfreeConfig } from './cashfree/cashfree-config.ts'
import type { ProviderConfig } from './provider-config.ts'
import type { RazorpayConfig } from './razorpay/razorpay-config.ts'

/** By provider; a name of the contract without its type here is a compile error below. */
export interface ProviderConfigs {
  readonly cashfree: CashfreeConfig
  readonly razorpay: RazorpayConfig
}

/** Each provider's settings; null for one that is not configured. */
export type Configured = { readonly [P in PaymentProvider]: ProviderConfigs[P] | null }

export interface GatewaysConfig extends Configured {
  /** New orders are opened with it; it is configured. */
  readonly active: PaymentProvider
}

export function listProviderConfigs(config: GatewaysConfig): ProviderConfig[] {
  return PaymentProvider.options.map((provider) => config[provider]).filter((found) => found !== null)
}
