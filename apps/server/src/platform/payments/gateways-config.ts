import type { PaymentProvider } from '@sanad/contracts'
import type { CashfreeConfig } from './cashfree/cashfree-config.ts'
import type { ProviderConfig } from './provider-config.ts'
import type { RazorpayConfig } from './razorpay/razorpay-config.ts'

/** Each provider's settings; null for one that is not configured. */
export interface GatewaysConfig {
  /** New orders are opened with it; it is configured. */
  readonly active: PaymentProvider
  readonly cashfree: CashfreeConfig | null
  readonly razorpay: RazorpayConfig | null
}

export function listProviderConfigs({ cashfree, razorpay }: GatewaysConfig): ProviderConfig[] {
  return [cashfree, razorpay].filter((config) => config !== null)
}
