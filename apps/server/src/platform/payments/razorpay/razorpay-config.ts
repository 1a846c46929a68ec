import type { ProviderConfig } from '../provider-config.ts'

export interface RazorpayConfig extends ProviderConfig {
  /** Public: the browser's script wants it. */
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
}
