export interface CoreOptions {
  /** Shown on the checkout page. */
  merchant: string
  /** How long a STANDARD refund stays PENDING; null: until /sandbox/settle-refund. */
  refundDelayMs: number | null
  now: () => Date
}

export const coreDefaults: CoreOptions = {
  merchant: 'Sanad',
  refundDelayMs: 3000,
  now: () => new Date(),
}
