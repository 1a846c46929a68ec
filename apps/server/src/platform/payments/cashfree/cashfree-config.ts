import type { ProviderConfig } from '../provider-config.ts'

export interface CashfreeConfig extends ProviderConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly mode: 'production' | 'sandbox'
}
