import { setTimeout as wait } from 'node:timers/promises'
import type { Books } from '../harness/database.ts'
import { passHalfAMinute } from '../harness/pass-half-a-minute.ts'
import type { Stack, StackOn } from '../harness/stack.ts'
import { findBrokenInvariants } from './find-broken-invariants.ts'

/** Quiesces: ends all injected faults, and finishes what was begun. */
export async function comeToRest(stack: Stack, { seconds = 60 } = {}): Promise<string[]> {
  const { gateway, database, portals } = stack
  gateway.cable.mend()
  database.cable.mend()
  await gateway.lever('behave')
  await Promise.all(portals.map((portal) => portal.start()))
  return finishAll(stack, { seconds })
}

/** Settles pending payments and runs delayed jobs, until the invariants hold. */
export async function finishAll(
  stack: Pick<StackOn<Books>, 'gateway' | 'database'>,
  { seconds = 60 } = {},
): Promise<string[]> {
  const { gateway } = stack
  await gateway.lever('settle-pending', { outcome: 'success' })
  const deadline = Date.now() + seconds * 1000
  for (let look = 0; ; look++) {
    await sendRefunds(stack)
    // Not in every iteration: polling all orders at once would saturate the gateway.
    if (look % 8 === 0) await bringJobsForward(stack)
    await wait(150)
    const broken = await findBrokenInvariants(stack)
    if (broken.length === 0 || Date.now() > deadline) return broken
  }
}

/** Completes the pending refunds at the gateway, as if days had passed. */
async function sendRefunds({ gateway }: Pick<Stack, 'gateway'>): Promise<void> {
  for (const { order_id, refunds } of await gateway.listOrders()) {
    for (const { refund_id, refund_status } of refunds) {
      if (refund_status !== 'PENDING') continue
      await gateway.lever('settle-refund', { order_id, refund_id, status: 'SUCCESS' })
    }
  }
}

/** Makes delayed jobs due (except for orders of earlier rounds), and unlocks the jobs of killed portals. */
async function bringJobsForward({
  database,
  gateway,
}: Pick<StackOn<Books>, 'database' | 'gateway'>): Promise<void> {
  await gateway.lever('webhooks/retry')
  await database.query(`
    update graphile_worker._private_jobs set run_at = now()
    where locked_at is null and run_at > now() and attempts < max_attempts
      and (payload->>'approvalId' is not null or not payload->>'orderId' in (
        select order_id from payment_orders
        where state not in ('created', 'active', 'confirming') and created_at < now() - interval '2 minutes'))`)
  await passHalfAMinute(database)
}
