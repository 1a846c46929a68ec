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
  readonly paidAt: Date | null
}

export interface GatewayNotification {
  readonly idempotencyKey: string
  readonly type: string
  readonly orderId: string | null
  readonly payload: unknown
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
