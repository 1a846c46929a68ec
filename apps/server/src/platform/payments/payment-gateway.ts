import type { PaymentProvider } from '@sanad/contracts'

/** How an order is found again at its provider. */
export interface OrderRef {
  /** Our own id. */
  readonly orderId: string
  /** What the provider answered when the order was made; null where that answer was lost. */
  readonly sessionId: string | null
}

export interface NewGatewayOrder {
  readonly orderId: string
  readonly amountRupees: number
  readonly customer: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly mobile: string
  }
  readonly returnUrl: string
  readonly expiresAt: Date
  /** An earlier call may have made it, whose answer was lost. */
  readonly mayExist: boolean
}

export interface GatewayOrder {
  readonly orderId: string
  readonly amountRupees: string
  readonly currency: string
  /** `expired`: of itself; `closed`: at our request. */
  readonly status: 'open' | 'paid' | 'expired' | 'closed'
  /** Opaque: opens the provider's checkout in the browser. */
  readonly sessionId: string
}

/**
 * `pending`: the bank has not decided, or the money is not captured yet; `cancelled`: by the customer, or before money
 * was captured; `voided`: released without a capture; `not_attempted`: a checkout was opened and nothing tried.
 */
export type AttemptStatus = 'succeeded' | 'pending' | 'failed' | 'cancelled' | 'voided' | 'not_attempted'

export interface GatewayAttempt {
  readonly paymentId: string
  readonly status: AttemptStatus
  readonly amountRupees: string
  readonly currency: string
  /** The provider's name for the group of methods. */
  readonly method: string
  readonly message: string
  /** Under which the customer's bank knows it. */
  readonly bankReference: string | null
  readonly paidAt: Date | null
}

export interface NewGatewayRefund {
  readonly order: OrderRef
  /** Our own, 10 to 40 letters and digits; one that exists is recovered, never made a second time. */
  readonly refundId: string
  /** Decimal rupees, two places. */
  readonly amountRupees: string
  readonly note: string
}

export interface GatewayRefund {
  readonly refundId: string
  readonly amountRupees: string
  readonly currency: string
  readonly status: 'succeeded' | 'pending' | 'on_hold' | 'failed'
  readonly bankReference: string | null
  readonly message: string
}

export interface GatewayNotification {
  /** Of the signed body alone: whoever repeats it may write what he likes into headers. */
  readonly idempotencyKey: string
  /** As signed; null where the provider does not say. */
  readonly sentAt: Date | null
  readonly type: string
  readonly about: 'payment' | 'refund' | 'other'
  /** Our own ids or the provider's, as far as it names them; a notification of an unknown shape names none. */
  readonly orderId: string | null
  readonly sessionId: string | null
  readonly refundId: string | null
  /** The provider's, as in `GatewayAttempt`. */
  readonly paymentId: string | null
  /** As it came. */
  readonly payload: string
}

/** What the browser loads to open the checkout. No secret is in it. */
export interface GatewayCheckout {
  readonly scriptUrl: string
  readonly mode: 'production' | 'sandbox'
  /** The merchant's public key, at providers whose script wants one. */
  readonly key: string | null
}

type Headers = Record<string, string | undefined>

/**
 * Port of a card and UPI provider, in words that are none's. Every method that answers a promise asks it over HTTP and
 * throws GatewayError; none is called within a transaction.
 */
export interface PaymentGateway {
  readonly name: PaymentProvider
  readonly checkout: GatewayCheckout
  /** The provider ends an order when its time is over, and `closeOrder` ends it at once. */
  readonly endsOrders: boolean
  /** Creates the order, or recovers it by our own order id when an earlier answer was lost. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  findOrder(order: OrderRef): Promise<GatewayOrder | undefined>
  listAttempts(order: OrderRef): Promise<GatewayAttempt[]>
  /** Has no further payment taken for it, where the provider can do that. */
  closeOrder(order: OrderRef): Promise<void>
  /** Has money sent back, or recovers the refund by our own id when an earlier answer was lost. */
  createRefund(refund: NewGatewayRefund): Promise<GatewayRefund>
  findRefund(refund: Pick<NewGatewayRefund, 'order' | 'refundId'>): Promise<GatewayRefund | undefined>
  /** The notification, or undefined when the signature over the raw body is not the provider's. */
  readNotification(rawBody: Buffer, headers: Headers): GatewayNotification | undefined
  /** Whether what the browser was handed at the end of a checkout is signed by the provider, for this order. */
  isSignedResult(order: OrderRef, result: Readonly<Record<string, string>>): boolean
}

/** The provider could not be asked, or answered something that is not its format. Never carries secrets. */
export class GatewayError extends Error {
  readonly reason: 'unreachable' | 'timeout' | 'rate_limited' | 'refused' | 'failed' | 'unreadable'

  constructor(reason: GatewayError['reason'], message: string) {
    super(message)
    this.name = 'GatewayError'
    this.reason = reason
  }
}
