import { randomUUID } from 'node:crypto'
import type { GatewayOrder, PaymentGateway } from '../platform/payments/payment-gateway.ts'

/** Takes every payment at once. It is asked by the loader alone; the portal itself pays through the real adapter. */
export function createDemoGateway(): PaymentGateway {
  const orders = new Map<string, GatewayOrder>()
  const orderOf = (orderId: string) => {
    const order = orders.get(orderId)
    if (!order) throw new Error(`There is no demonstration order ${orderId}`)
    return order
  }
  return {
    name: 'demo',
    checkout: { scriptUrl: '', mode: 'sandbox' },
    async createOrder({ orderId, amountRupees }) {
      const order: GatewayOrder = {
        orderId,
        amountRupees: `${amountRupees}.00`,
        currency: 'INR',
        status: 'PAID',
        paymentSessionId: `demo-${randomUUID()}`,
      }
      orders.set(orderId, order)
      return order
    },
    findOrder: async (orderId) => orders.get(orderId),
    async listAttempts(orderId) {
      const { amountRupees, currency } = orderOf(orderId)
      const attempt = { paymentId: `demo-${orderId}`, method: 'upi', message: '', bankReference: null }
      return [{ ...attempt, paidAt: new Date(), status: 'SUCCESS', amountRupees, currency }]
    },
    terminateOrder: async (orderId) => orderOf(orderId),
    async createRefund() {
      throw new Error('Demonstration data refunds nothing')
    },
    findRefund: async () => undefined,
    readNotification: () => undefined,
  }
}
