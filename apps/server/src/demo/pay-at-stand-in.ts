import type { GatewaysConfig } from '../platform/payments/gateways-config.ts'

/** Pays an order through the stand-in gateway's sandbox interface, so that the gateway has the payment too. */
export async function payAtStandIn(payments: GatewaysConfig, payment_session_id: string): Promise<void> {
  const response = await fetch(new URL('/sandbox/pay', payments[payments.active]?.baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_session_id, outcome: 'success' }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The stand-in gateway answered ${response.status} to a payment`)
}
