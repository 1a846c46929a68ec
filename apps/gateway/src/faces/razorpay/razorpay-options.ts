export interface RazorpayOptions {
  keyId: string
  keySecret: string
  accountId: string
  /** Gets every webhook, like the address set in the merchant dashboard. */
  webhookUrl: string | undefined
  /** Signs webhooks; the provider keeps it apart from the key's secret. */
  webhookSecret: string
  /** When a webhook is tried again, counted from its first try. */
  retryDelaysMs: readonly number[]
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Exponential backoff for 24 hours; the provider does not publish its intervals: these double from a minute. */
const doublingMinutes = [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, DAY_MINUTES]

export const razorpayDefaults: RazorpayOptions = {
  keyId: 'rzp_test_SandboxKeyId01',
  keySecret: 'sandbox-key-secret',
  accountId: 'acc_SandboxAccount',
  webhookUrl: undefined,
  webhookSecret: 'sandbox-webhook-secret',
  retryDelaysMs: doublingMinutes.map((minutes) => minutes * MINUTE_MS),
}
