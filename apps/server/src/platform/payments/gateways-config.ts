import type { PaymentProvider } from '@sanad/contracts'
import type { CashfreeConfig } from './cashfree/cashfree-config.ts'
import type { ProviderConfig } from './provider-config.ts'

export interface GatewaysConfig {
  /** New orders are opened with it; it is configured. */
  readonly active: PaymentProvider
  readonly cashfree: CashfreeConfig | null
}

export function listProviderConfigs({ cashfree }: GatewaysConfig): ProviderConfig[] {
  return cashfree ? [cashfree] : []
}
