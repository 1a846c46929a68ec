import { getProfile } from '@sanad/contracts'
import { call, registerCustomer, sandboxOf, waitFor } from '@sanad/testing'
import { apply, beginPayment, type Purchase, verify } from './acting/customer.ts'

/**
 * The main flows of this release over HTTP, as a program: faults/previous-release.test.ts runs it as an earlier release
 * wrote it, against that release's portal on the schema of today. node faults/main-flow.ts {portal} {gateway}
 */
const [origin = '', gateway = ''] = process.argv.slice(2)
const { lever } = sandboxOf(gateway)

async function isPaid(purchase: Purchase, orderId: string): Promise<boolean> {
  const { status, body } = await verify(origin, purchase, orderId)
  return status === 200 && (body as { status?: string }).status === 'paid'
}

async function pay(purchase: Purchase): Promise<void> {
  const { orderId } = await beginPayment(origin, purchase)
  await lever('pay', { order_id: orderId, outcome: 'success' })
  await waitFor(`the order of ${purchase.service} is paid`, () => isPaid(purchase, orderId))
}

const customer = await registerCustomer(origin)
const { status } = await call(origin, getProfile, { token: customer.token })
if (status !== 200) throw new Error(`The profile answers ${status}`)
await pay(await apply(origin, customer))
await pay(await apply(origin, customer, { service: 'tp-registration', amount: 10000 }))
console.log('The main flows work.')
