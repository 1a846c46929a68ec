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

/** Customers whose rows are folded by one statement. */
const BATCH = 1000

const foldChangesJob = defineJob({
  name: 'fold_customer_changes',
  payload: z.object({}),
  maxAttempts: 3,
  priority: 'last',
})

/** Makes one row of the many of a customer. Repeated until none is left, and by any number of processes at once. */
export function foldCustomerChanges(db: Kysely<Tables>): JobHandler {
  const fold = async () => {
    for (let folded = BATCH; folded === BATCH; ) folded = await foldBatch(db)
  }
  return handleJob(foldChangesJob, fold, { cron: '*/10 * * * *' })
}

async function foldBatch(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql`
    with due as (
      select distinct customer_id from customer_changes where not is_folded limit ${BATCH}
    ), gone as (
      delete from customer_changes c using due where c.customer_id = due.customer_id
      returning c.customer_id, c.changes
    )
    insert into customer_changes (customer_id, changes, is_folded)
    select customer_id, sum(changes), true from gone group by customer_id
    returning customer_id`.execute(db)
  return rows.length
}
