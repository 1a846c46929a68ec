import type { TestGateway } from './start-gateway.ts'
import type { TestApp } from './test-app.ts'

/** Every refund that waits is sent by the gateway, and the portal hears of it; needs `refundDelayMs: null`. */
export async function sendRefunds({ portal, gateway }: { portal: TestApp; gateway: TestGateway }) {
  await portal.runJobs()
  for (const { order_id, refunds } of await gateway.listOrders()) {
    for (const { refund_id, refund_status } of refunds) {
      if (refund_status !== 'PENDING') continue
      await gateway.lever('settle-refund', { order_id, refund_id, status: 'SUCCESS' })
    }
  }
  await portal.runJobs({ dueWithinSeconds: 60 })
}
