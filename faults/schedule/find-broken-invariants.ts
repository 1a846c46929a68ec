import type { Books } from '../harness/database.ts'
import type { Gateway } from '../harness/gateway.ts'
import type { StackOn } from '../harness/stack.ts'

/** Invariants that must hold once the system is quiescent, each as a query for its violations. */
const ledgerRules: Record<string, string> = {
  'the ledger sums to zero, order by order': `
    select order_id, sum(amount_rupees)::text as detail from ledger_entries
    group by order_id having sum(amount_rupees) <> 0`,
  'an application has one live order at most': `
    select application_id::text as order_id, count(*)::text as detail from payment_orders
    where state in ('created', 'active', 'confirming') group by application_id having count(*) > 1`,
  'what an order paid for is settled by it': `
    select o.order_id, item as detail from payment_orders o, unnest(o.items) as item
    where o.state = 'paid' and not exists (
      select from settled_items s
      where s.application_id = o.application_id and s.item = item and s.order_id = o.order_id)`,
  'what is settled was paid for': `
    select s.order_id, o.state as detail from settled_items s join payment_orders o using (order_id)
    where o.state <> 'paid'`,
  'a payment is told to the audit once': `
    select o.order_id, count(a.id)::text as detail
    from payment_orders o left join audit_entries a on a.entity_id = o.order_id
      and a.action = 'PAYMENT_SUCCESSFUL'
    where o.state = 'paid' group by o.order_id having count(a.id) <> 1`,
  'a paid order names the payment that it was credited by, as no other does': `
    select o.order_id, o.state as detail from payment_orders o
    where (o.state = 'paid' and o.amount_rupees > 0) <> exists (
      select from payment_attempts p
      where p.order_id = o.order_id and p.is_credited
        and p.currency = o.currency and p.amount_rupees = o.amount_rupees)`,
  'what nothing was due for goes back whole': `
    select o.order_id, r.state as detail from payment_orders o left join refunds r using (order_id)
    where o.state = 'refund_due' and (r.id is null or r.amount_rupees <> o.amount_rupees)`,
  'every refund was sent': `
    select order_id, state as detail from refunds where state <> 'succeeded'`,
  'every approved refund was sent for once, by two people': `
    select p.id::text as order_id, c.act as detail from money_proposals p
    join lateral (select act from money_proposal_acts where proposal_id = p.id order by id desc limit 1) c on true
    left join refund_acts r on r.proposal_id = p.id
    where p.kind = 'refund'
      and (c.act = 'approved' or (c.act = 'done') <> (r.id is not null) or r.staff_id = p.staff_id)`,
  'every approved discount was given once, by two people': `
    select p.id::text as order_id, c.act as detail from money_proposals p
    join lateral (select act from money_proposal_acts where proposal_id = p.id order by id desc limit 1) c on true
    left join discount_acts d on d.proposal_id = p.id
    where p.kind = 'discount'
      and (c.act = 'approved' or (c.act = 'done') <> (d.id is not null) or d.staff_id = p.staff_id)`,
  'no more goes back than came in': `
    select order_id, sum(r.amount_rupees)::text as detail from refunds r join payment_orders o using (order_id)
    group by order_id, o.amount_rupees having sum(r.amount_rupees) > o.amount_rupees`,
  'every payment has its receipt voucher': `
    select o.order_id, o.amount_rupees::text as detail from payment_orders o
    where o.state = 'paid' and o.amount_rupees > 0 and not exists (
      select from money_documents d where d.order_id = o.order_id and d.kind = 'receipt_voucher')`,
  'every refund of what was credited has its document': `
    select r.order_id, r.state as detail from refunds r
    where r.origin = 'staff' and r.state = 'succeeded' and not exists (
      select from money_documents d where d.refund_id = r.id)`,
  'the numbers of documents have no holes': `
    select kind as order_id, count(*)::text as detail from money_documents
    group by kind, financial_year having max(sequence) <> count(*) or min(sequence) <> 1`,
  'an application that was deleted has no settled payment': `
    select s.order_id, a.track_id as detail from settled_items s join applications a on a.id = s.application_id
    where a.deleted_at is not null`,
  'no job is given up': `
    select t.identifier as order_id, j.last_error as detail
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts`,
}

interface BookedOrder {
  readonly order_id: string
  readonly state: string
  /** The ledger's balance at the gateway for it. */
  readonly booked: number
  readonly successes: number
}

/** The violated invariants, in words; none when money, ledger and gateway agree. */
export async function findBrokenInvariants({
  database,
  gateway,
}: Pick<StackOn<Books>, 'database' | 'gateway'>): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(ledgerRules)) {
    for (const { order_id, detail } of await database.query<{ order_id: string; detail: string }>(query)) {
      broken.push(`${rule}: ${order_id} (${detail})`)
    }
  }
  const ours = await database.query<BookedOrder>(`
    select order_id, state,
      (select coalesce(sum(amount_rupees), 0)::float8 from ledger_entries l
        where l.order_id = o.order_id and account = 'gateway') as booked,
      (select count(*)::int from payment_attempts a
        where a.order_id = o.order_id and a.status = 'succeeded') as successes
    from payment_orders o`)
  const theirs = byOurId(await gateway.listOrders())
  for (const { order_id, state, booked, successes } of ours) {
    const order = theirs.get(order_id)
    const captured = (order?.payments ?? []).filter((payment) => payment.payment_status === 'SUCCESS')
    const returned = (order?.refunds ?? []).filter((refund) => refund.refund_status === 'SUCCESS')
    const expected =
      sum(captured.map((payment) => payment.payment_amount)) -
      sum(returned.map((refund) => refund.refund_amount))
    const isPaid = state === 'paid' || state === 'refund_due'
    if (isPaid && order?.order_status !== 'PAID') {
      broken.push(`no order is paid without the gateway's PAID: ${order_id} (${order?.order_status})`)
    }
    if (order?.order_status === 'PAID' && !isPaid && state !== 'review') {
      broken.push(`every payment is settled, owed back or in review: ${order_id} (${state})`)
    }
    if (state !== 'review' && booked !== expected) {
      broken.push(`the books hold what the gateway holds: ${order_id} (${booked}, not ${expected})`)
    }
    if (successes !== captured.length) {
      broken.push(`each payment is recorded once: ${order_id} (${successes}, not ${captured.length})`)
    }
  }
  for (const order_id of theirs.keys()) {
    if (!ours.some((order) => order.order_id === order_id)) {
      broken.push(`the gateway has no order that is not ours: ${order_id}`)
    }
  }
  return broken
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

type GatewayOrder = Awaited<ReturnType<Gateway['listOrders']>>[number]

/** Of orders with one receipt (a create whose answer was lost) one alone is ever paid: what they hold is added up. */
function byOurId(orders: readonly GatewayOrder[]): Map<string, GatewayOrder> {
  const merged = new Map<string, GatewayOrder>()
  for (const order of orders) {
    const other = merged.get(order.order_id)
    merged.set(order.order_id, {
      ...order,
      order_status: [order, other].some((one) => one?.order_status === 'PAID') ? 'PAID' : order.order_status,
      payments: [...(other?.payments ?? []), ...order.payments],
      refunds: [...(other?.refunds ?? []), ...order.refunds],
    })
  }
  return merged
}
