import type { TestGateway } from './start-gateway.ts'

/** Somebody sends all of a payment back in the provider's own dashboard, of which we are told nothing. */
export async function refundAtDashboard(
  { provider, payments: { cashfree, razorpay }, listOrders }: TestGateway,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = (await listOrders()).find(({ order_id }) => order_id === orderId)
  const json = { 'content-type': 'application/json' }
  const credentials = Buffer.from(`${razorpay.keyId}:${razorpay.keySecret}`).toString('base64')
  const [url, headers, body] =
    provider === 'cashfree'
      ? ([
          `${cashfree.baseUrl}/orders/${orderId}/refunds`,
          {
            'x-api-version': '2025-01-01',
            'x-client-id': cashfree.clientId,
            'x-client-secret': cashfree.clientSecret,
          },
          { refund_amount: order?.order_amount, refund_id: 'dashboard' },
        ] as const)
      : ([
          `${razorpay.baseUrl}/payments/${order?.payments[0]?.payment_id}/refund`,
          { authorization: `Basic ${credentials}` },
          {},
        ] as const)
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The gateway refused it: ${await response.text()}`)
}
