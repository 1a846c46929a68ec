import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Queries for what contradicts each rule: who, and by what. */
const rules: Readonly<Record<string, string>> = {
  'the ledger sums to zero, order by order': `
    select order_id as subject, sum(amount_rupees)::text as detail from ledger_entries
    group by order_id having sum(amount_rupees) <> 0`,
  'the numbers of money documents have no holes': `
    select kind || ' of ' || financial_year as subject,
      count(*) || ' documents, the last has ' || max(sequence) as detail
    from money_documents group by kind, financial_year having max(sequence) <> count(*) or min(sequence) <> 1`,
  'what an order paid for is settled by it': `
    select o.order_id as subject, paid.item as detail from payment_orders o, unnest(o.items) as paid(item)
    where o.state = 'paid' and not exists (
      select from settled_items s
      where s.application_id = o.application_id and s.item = paid.item and s.order_id = o.order_id)`,
  'every payment has its receipt voucher': `
    select o.order_id as subject, o.amount_rupees::text as detail from payment_orders o
    where o.state = 'paid' and o.amount_rupees > 0 and not exists (
      select from money_documents d where d.order_id = o.order_id and d.kind = 'receipt_voucher')`,
  'no more goes back than came in': `
    select o.order_id as subject, sum(r.amount_rupees)::text as detail
    from refunds r join payment_orders o using (order_id)
    group by o.order_id, o.amount_rupees having sum(r.amount_rupees) > greatest(o.amount_rupees,
      (select sum(a.amount_rupees) from payment_attempts a
        where a.order_id = o.order_id and a.status = 'succeeded' and a.currency = 'INR'))`,
}

/** What the books of a restored database contradict; some of each rule. */
export async function checkBooks(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql
      .raw<{ subject: string; detail: string }>(`select * from (${query}) found limit 20`)
      .execute(db)
    for (const { subject, detail } of rows) broken.push(`Not so: ${rule}: ${subject} (${detail})`)
  }
  return broken
}
