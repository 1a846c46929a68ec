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
}

export interface GatewayOrder {
  readonly orderId: string
  readonly amountRupees: string
  readonly currency: string
  readonly status: 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED' | 'TERMINATION_REQUESTED'
  readonly paymentSessionId: string
}

export interface GatewayAttempt {
  readonly paymentId: string
  readonly status: 'SUCCESS' | 'NOT_ATTEMPTED' | 'FAILED' | 'USER_DROPPED' | 'VOID' | 'CANCELLED' | 'PENDING'
  readonly amountRupees: string
  readonly currency: string
  readonly method: string
  readonly message: string
  /** Under which the customer's bank knows it. */
  readonly bankReference: string | null
  readonly paidAt: Date | null
}

export interface NewGatewayRefund {
  readonly orderId: string
  /** Our own, 3 to 40 letters and digits; one that exists is recovered, never made a second time. */
  readonly refundId: string
  /** Decimal rupees, two places. */
  readonly amountRupees: string
  readonly note: string
}

export interface GatewayRefund {
  readonly refundId: string
  readonly orderId: string
  readonly amountRupees: string
  readonly currency: string
  readonly status: 'SUCCESS' | 'PENDING' | 'CANCELLED' | 'ONHOLD' | 'FAILED'
  readonly bankReference: string | null
  readonly message: string
}

export interface GatewayNotification {
  readonly idempotencyKey: string
  readonly type: string
  /** Null where it names none, or is of a shape that nobody knows. */
  readonly orderId: string | null
  readonly refundId: string | null
  /** As it came. */
  readonly payload: string
}

/** The card and UPI provider. Every method but `readNotification` asks it over HTTP and throws GatewayError. */
export interface PaymentGateway {
  readonly name: string
  readonly checkout: { readonly scriptUrl: string; readonly mode: 'production' | 'sandbox' }
  /** Creates the order, or recovers it by our own order id when an earlier answer was lost. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  findOrder(orderId: string): Promise<GatewayOrder | undefined>
  listAttempts(orderId: string): Promise<GatewayAttempt[]>
  terminateOrder(orderId: string): Promise<GatewayOrder>
  /** Has money sent back, or recovers the refund by our own id when an earlier answer was lost. */
  createRefund(refund: NewGatewayRefund): Promise<GatewayRefund>
  findRefund(orderId: string, refundId: string): Promise<GatewayRefund | undefined>
  /** The notification, or undefined when the signature over the raw body is not the provider's. */
  readNotification(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): GatewayNotification | undefined
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
