const statuses = {
  order_not_found: 404,
  order_already_exists: 409,
  order_inactive: 400,
  payment_session_id_invalid: 400,
  payment_not_found: 404,
  card_number_invalid: 400,
  outcome_invalid: 400,
  refund_not_found: 404,
  refund_already_exists: 409,
  refund_amount_invalid: 400,
  refund_invalid: 400,
  order_invalid: 400,
  provider_not_found: 404,
} as const

export type Reason = keyof typeof statuses

/** The gateway will not do it. Each face puts the reason into its provider's error format. */
export class Refused extends Error {
  readonly reason: Reason

  constructor(reason: Reason, message: string) {
    super(message)
    this.reason = reason
  }

  get status(): number {
    return statuses[this.reason]
  }
}
