import type { RefundView } from '@sanad/contracts'

/** What a refund gives back of one payment; undefined where it is of others. */
export function refundOfPayment(refund: RefundView, orderId: string): RefundView | undefined {
  const part = refund.parts.find(({ order_id }) => order_id === orderId)
  return part && { ...refund, ...part, parts: [part] }
}
