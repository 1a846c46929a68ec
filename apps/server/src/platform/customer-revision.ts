import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from './database-tables.ts'
import { defineJob, handleJob, type JobHandler } from './jobs/job.ts'

const everybody = '00000000-0000-0000-0000-000000000000'

/**
 * Column: equal as long as nothing was committed that the customer's pages show, and until the minute is over, for what
 * follows from the time (a day that ends, links to files that expire). The number only grows, also where it is folded.
 */
export const revisionOf = (customerId: string) => `
  (select coalesce(sum(c.changes), 0) || ' ' || date_trunc('minute', now())
   from customer_changes c where c.customer_id in (${customerId}, '${everybody}')) as revision`

/** Rows that are folded by one statement. */
const BATCH = 5000

const foldChangesJob = defineJob({
  name: 'fold_customer_changes',
  payload: z.object({}),
  maxAttempts: 3,
  priority: 'last',
})

/** Makes one row, of no transaction, of the many of a customer. Repeated until none is left, and by any number of processes at once. */
export function foldCustomerChanges(db: Kysely<Tables>): JobHandler {
  const fold = async () => {
    for (let folded = BATCH; folded === BATCH; ) folded = await foldBatch(db)
  }
  return handleJob(foldChangesJob, fold, { cron: '*/10 * * * *' })
}

/** Rows are locked in the order of their key, so that two folds wait for each other and never both. */
async function foldBatch(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with due as (
      select customer_id, transaction from customer_changes where transaction <> '0'
      order by customer_id, transaction limit ${BATCH} for update
    ), gone as (
      delete from customer_changes c using due
      where c.customer_id = due.customer_id and c.transaction = due.transaction
      returning c.customer_id, c.changes
    ), added as (
      insert into customer_changes as folded (customer_id, transaction, changes)
      select customer_id, '0', sum(changes) from gone group by customer_id order by customer_id
      on conflict (customer_id, transaction) do update set changes = folded.changes + excluded.changes
    )
    select count(*)::int as folded from gone`.execute(db)
  return rows[0]?.folded ?? 0
}
