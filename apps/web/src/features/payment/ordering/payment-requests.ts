import type { createPayment, RequestOf, ServiceApplication, verifyPayment } from '@sanad/contracts'
import { hasStagePayments, type Purchase } from './purchase.ts'

/** An order as the screen knows it. */
export interface PricedOrder {
  readonly orderId: string
  readonly isFull: boolean
  readonly stageTitles: readonly string[]
  /** In rupees, tax included. */
  readonly total: number
}

/** `is_full_payment` belongs to stage flows only. */
function stageFlag(application: ServiceApplication, isFull: boolean): { is_full_payment?: 0 | 1 } {
  return hasStagePayments(application) ? { is_full_payment: isFull ? 1 : 0 } : {}
}

export function createRequest(
  application: ServiceApplication,
  { scope, quote }: Purchase,
): RequestOf<typeof createPayment> {
  const { id, user_id, service_id, type_of_reg, name_of_person, email, mobile } = application.serviceDetails
  return {
    params: { payment_provider: application.checkout.provider },
    body: {
      amount: quote.total,
      user_id,
      service_type: service_id || type_of_reg,
      name: name_of_person,
      email,
      mobile,
      application_id: id,
      ...stageFlag(application, scope === 'full'),
    },
  }
}

export function verifyRequest(
  application: ServiceApplication,
  { orderId, isFull, stageTitles }: PricedOrder,
  { closed, result }: { closed: boolean; result?: Readonly<Record<string, string>> | undefined },
): RequestOf<typeof verifyPayment> {
  const { id, track_id, type_of_reg } = application.serviceDetails
  return {
    params: { payment_provider: application.checkout.provider },
    body: {
      orderId,
      customer_id: id,
      track_id,
      service_checkout: isFull || stageTitles.length === 0 ? [type_of_reg] : [...stageTitles],
      ...stageFlag(application, isFull),
      ...(closed ? { closed } : {}),
      ...(result ? { provider_result: result } : {}),
    },
  }
}
