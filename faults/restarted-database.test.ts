import { requestOtp } from '@sanad/contracts'
import { call, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, beginPayment, verify } from './acting/customer.ts'
import { passHalfAMinute } from './harness/pass-half-a-minute.ts'
import { type Stack, startStack } from './harness/stack.ts'
import { findBrokenInvariants } from './schedule/find-broken-invariants.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ portals: 1 })
})
afterAll(() => stack[Symbol.asyncDispose]())

const isUp = () => fetch(`${stack.origin}/health/ready`).then((response) => response.ok)

async function payForApplication({ withWebhook }: { withWebhook: boolean }) {
  const customer = await registerCustomer(stack.origin)
  const purchase = await apply(stack.origin, customer, { service: 'tp-registration', amount: 10000 })
  const { orderId } = await beginPayment(stack.origin, purchase)
  if (!withWebhook) await stack.gateway.lever('misbehave', { route: 'webhook', kind: 'drop' })
  const pay = () => stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const state = async () => {
    const rows = await stack.database.query<{ state: string }>(
      'select state from payment_orders where order_id = $1',
      [orderId],
    )
    return rows[0]?.state
  }
  return { ...purchase, orderId, pay, state }
}

it('[F-16] a webhook that meets a dead database is refused with 5xx and settles when it is sent again', async () => {
  const order = await payForApplication({ withWebhook: true })
  stack.database.cable.cut()
  await order.pay()
  const refused = await waitFor('the webhook is refused', async () => {
    const { webhooks } = (await stack.gateway.read('webhooks')) as {
      webhooks: { order_id: string; attempts: { response_status: number | null }[] }[]
    }
    return webhooks.find((hook) => hook.order_id === order.orderId)?.attempts[0]?.response_status
  })
  expect(refused).toBe(503)
  await stack.database.crash()
  stack.database.cable.mend()
  await waitFor('the portal recovers by itself', isUp)
  expect(await order.state()).toBe('active')
  await stack.gateway.lever('webhooks/retry')
  await waitFor('the webhook settles', async () => (await order.state()) === 'paid')
  expect(await findBrokenInvariants(stack)).toEqual([])
})

it('[F-16] a database that dies in the middle of a settlement leaves no half of it; verify is repeated', async () => {
  const order = await payForApplication({ withWebhook: false })
  await order.pay()
  // Order, attempts and settled items are written before the ledger, which is locked now.
  const lock = await stack.database.begin('lock table ledger_entries in share mode')
  const verifying = verify(stack.origin, order, order.orderId)
  await waitFor('the settlement waits', async () => {
    const waiting = await stack.database.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%ledger_entries%'`,
    )
    return waiting.length > 0
  })
  await stack.database.crash()
  await lock.rollback()
  expect(await verifying).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await order.state()).toBe('active')
  const attempts = await stack.database.query('select from payment_attempts where order_id = $1', [
    order.orderId,
  ])
  expect(attempts).toEqual([])
  await waitFor('the portal recovers by itself', isUp)
  expect(await verify(stack.origin, order, order.orderId)).toMatchObject({ body: { status: 'paid' } })
  expect(await findBrokenInvariants(stack)).toEqual([])
})

it('[F-16] a database that restarts before every step of a payment costs no more than another try', async () => {
  const order = await payForApplication({ withWebhook: false })
  await stack.database.crash()
  await waitFor('the portal recovers by itself', isUp)
  await order.pay()
  await stack.database.crash()
  const status = await waitFor('verify goes through', async () => {
    const answer = await verify(stack.origin, order, order.orderId)
    expect([200, 503]).toContain(answer.status)
    return answer.status === 200 && answer.body
  })
  expect(status).toMatchObject({ status: 'paid' })
  expect(await findBrokenInvariants(stack)).toEqual([])
})

it('[F-16] a job that was done as the database went away is finished later, and nothing stops', async () => {
  const customer = await registerCustomer(stack.origin)
  const { cable } = stack.database
  // The name of the statement; which job it is does not matter.
  const finishing = cable.holdRequest((request) => request.includes('complete_job/'))
  const { id: user_id, token } = customer
  await call(stack.origin, requestOtp, { token, body: { user_id, channel: 'email' } })
  await finishing
  const listBegun = () =>
    stack.database.query<{ id: string }>('select id from graphile_worker.jobs where locked_by is not null')
  const begun = (await listBegun()).map(({ id }) => id)
  expect(begun).not.toEqual([])
  cable.reset()
  cable.mend()
  await waitFor('the job is finished', async () => {
    await passHalfAMinute(stack.database)
    return (await listBegun()).every(({ id }) => !begun.includes(id))
  })
  expect(stack.portals[0]?.isRunning()).toBe(true)
  await registerCustomer(stack.origin)
})
