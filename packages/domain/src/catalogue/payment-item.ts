/** What a payment can settle: the whole service (pricing without stages) or one payment stage by its id. */
export type PaymentItem = string

/** The one payment item of a service that is not priced by stages; no stage may have this id. */
export const SERVICE_ITEM: PaymentItem = 'service'
