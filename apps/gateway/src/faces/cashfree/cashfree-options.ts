export interface CashfreeOptions {
  clientId: string
  clientSecret: string
  /** Gets every webhook, like the address set in the merchant dashboard. */
  webhookUrl: string | undefined
  /** When a webhook is tried again, counted from its first try. */
  retryDelaysMs: readonly number[]
}

const MINUTE_MS = 60_000

export const cashfreeDefaults: CashfreeOptions = {
  clientId: 'sandbox-client-id',
  clientSecret: 'sandbox-client-secret',
  webhookUrl: undefined,
  retryDelaysMs: [2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
}
