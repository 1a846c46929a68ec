import { createHmac } from 'node:crypto'
import { paymentWebhook } from '@sanad/contracts'
import { registerCustomer, transportTo } from '@sanad/testing'
import { standInCashfree } from '../../apps/server/src/config/cashfree.ts'
import { apply, beginPayment } from '../../faults/acting/customer.ts'
import { type Attack, expectThat } from '../attack.ts'

const replays = 1000
const url = paymentWebhook.path({ payment_provider: 'cashfree' })

/** What was signed once stays signed for ever: an old webhook, and one that is sent again and again. */
export const staleWebhooks: Attack = {
  name: 'a webhook signed in 2001, and one replayed a thousand times',
  fault: 'F-49',
  async run({ origin, stack }) {
    const send = transportTo(origin)
    const customer = await registerCustomer(origin)
    const { orderId } = await beginPayment(origin, await apply(origin, customer))
    const body = Buffer.from(
      JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order: { order_id: orderId } } }),
    )
    const webhook = (at: Date) => send({ method: 'POST', url, headers: signed(body, at), body })
    const stale = await webhook(new Date('2001-01-01'))
    expectThat(stale.status === 401, `a webhook signed in 2001 was answered ${stale.status}`)
    const now = new Date()
    for (let sent = 0; sent < replays; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => webhook(now)))
      const refused = answers.filter(({ status }) => status !== 200)
      expectThat(refused.length === 0, `a replay was answered ${refused[0]?.status}: ${refused[0]?.text}`)
    }
    const [{ count } = { count: 0 }] = await stack.database.query<{ count: number }>(
      'select count(*)::int as count from webhook_deliveries where order_id = $1',
      [orderId],
    )
    expectThat(count === 1, `${count} rows of one webhook`)
    return `refused, and ${replays} replays in one row`
  },
}

function signed(body: Buffer, at: Date): Record<string, string> {
  const timestamp = String(at.getTime())
  const signature = createHmac('sha256', standInCashfree.clientSecret).update(timestamp).update(body)
  return {
    'content-type': 'application/json',
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': signature.digest('base64'),
  }
}
