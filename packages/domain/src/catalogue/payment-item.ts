/** What a payment settles: the whole service (pricing without stages) or a payment stage by its id. */
export type PaymentItem = string

/** The only item of a service that is not priced by stages; reserved, no stage may have this id. */
export const SERVICE_ITEM: PaymentItem = 'service'
