import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../../../platform/database-tables.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { resumeErasures } from '../erasure/enqueue-erasure.ts'
import { erasePersonalData } from '../erasure/erase-personal-data.ts'
import { destroyLeftPasswords } from './destroy-left-passwords.ts'

export const removeExpiredDataJob = defineJob({
  name: 'remove_expired_data',
  payload: z.looseObject({}),
  maxAttempts: 3,
})

const BATCH = 1000
/** A batch of customers, each with many rows. */
const BATCH_OF_BOOKS = 100

/** Retention policy: table, key columns, condition of expiry. docs/data-retention.md states the same periods. */
const expired: readonly { table: string; key: string; when: RawBuilder<unknown> }[] = [
  { table: 'otp_challenges', key: 'id', when: sql`expires_at < now() - interval '7 days'` },
  {
    table: 'sessions',
    key: 'id',
    when: sql`expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`,
  },
  {
    table: 'staff_sessions',
    key: 'id',
    when: sql`expires_at < now() - interval '1 year' or ended_at < now() - interval '1 year'`,
  },
  {
    table: 'devices',
    key: 'id',
    when: sql`(expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days')
              and not exists (select from sessions s where s.device_id = t.id)`,
  },
  { table: 'contact_changes', key: 'id', when: sql`expires_at < now() - interval '30 days'` },
  { table: 'known_places', key: 'id', when: sql`expires_at < now()` },
  { table: 'panel_codes', key: 'code_hash', when: sql`expires_at < now() - interval '30 days'` },
  { table: 'access_links', key: 'token_hash', when: sql`expires_at < now() - interval '30 days'` },
  {
    table: 'messages',
    key: 'id',
    when: sql`created_at < now() - interval '180 days'
              and not exists (select from otp_challenges o where o.message_id = t.id)`,
  },
  { table: 'outbox_messages', key: 'id', when: sql`created_at < now() - interval '30 days'` },
  { table: 'form_drafts', key: 'application_id', when: sql`saved_at < now() - interval '180 days'` },
  { table: 'client_reports', key: 'id', when: sql`recorded_at < now() - interval '1 year'` },
  { table: 'data_exports', key: 'id', when: sql`requested_at < now() - interval '30 days'` },
]

/** Deletes expired personal data in batches. Every statement is idempotent. */
export async function removeExpiredData({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  await resumeErasures(db)
  await removeExpiredCopies({ db, files })
  await destroyLeftPasswords({ db })
  for (const { table, key, when } of expired) {
    await repeat(async () => {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in
          (select ${sql.ref(key)} from ${sql.table(table)} t where ${when} limit ${BATCH})`.execute(db)
      return Number(numAffectedRows ?? 0)
    })
  }
  await repeat(async () => {
    const { numAffectedRows } = await sql`
      delete from message_receipts where (provider, provider_message_id, state) in
        (select provider, provider_message_id, state from message_receipts
         where received_at < now() - interval '180 days' limit ${BATCH})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
  await repeat(async () => {
    const { numAffectedRows } = await sql`
      update webhook_deliveries set payload = '{}' where id in
        (select id from webhook_deliveries
         where received_at < now() - interval '180 days' and payload <> '{}' limit ${BATCH})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
  const failures = await removeAbandonedRegistrations(db)
  await repeat(async () => {
    const { rows } = await sql<{ removed: number }>`
      select remove_expired_holds_of(${BATCH}::integer) as removed`.execute(db)
    return rows[0]?.removed ?? 0
  })
  await repeat(async () => {
    const { rows } = await sql<{ removed: number }>`
      select remove_expired_security_events(${BATCH}::integer) as removed`.execute(db)
    return rows[0]?.removed ?? 0
  })
  await repeat(async () => {
    const { rows } = await sql<{ customers: number }>`
      select remove_expired_books(${BATCH_OF_BOOKS}::integer) as customers`.execute(db)
    return rows[0]?.customers ?? 0
  }, BATCH_OF_BOOKS)
  // Only now, so that everything else is removed; the job fails and is seen by the operator.
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

async function repeat(step: () => Promise<number>, batch = BATCH): Promise<void> {
  while ((await step()) === batch);
}

/** File before row: a retry finds a row without its file, but not a file without its row. */
async function removeExpiredCopies({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  const copies = await db
    .selectFrom('data_exports')
    .select(['id', 'filename'])
    .where('expires_at', '<=', sql<Date>`now()`)
    .where('filename', 'is not', null)
    .execute()
  for (const { id, filename } of copies) {
    if (filename) await files.remove(filename)
    await db.updateTable('data_exports').set({ filename: null }).where('id', '=', id).execute()
  }
  // An export whose job exhausted its attempts is marked as failed, so that another can be requested.
  await sql`
    update data_exports set failed_at = now()
    where ready_at is null and failed_at is null and requested_at < now() - interval '1 day'`.execute(db)
}

/**
 * Deletes abandoned registrations: unverified, without an application and without an audit entry, as
 * `mark_customer_erased` demands, with the messages sent to them. Returns the errors: one customer holds up nobody else.
 */
async function removeAbandonedRegistrations(db: Kysely<Tables>): Promise<unknown[]> {
  const failures: unknown[] = []
  let after: string | null = null
  await repeat(async () => {
    const { rows } = await sql<{ id: string }>`
      select id from customers c
      where verified_at is null and email_verified_at is null and erased_at is null
        and created_at < now() - interval '30 days'
        and (${after}::uuid is null or id > ${after}::uuid)
        and not exists (select from applications a where a.customer_id = c.id)
        and not exists (select from audit_entries e where e.customer_id = c.id)
        and not exists (select from otp_challenges o where o.customer_id = c.id)
      order by id limit ${BATCH}`.execute(db)
    for (const { id } of rows) {
      await db
        .transaction()
        .execute((tx) => erasePersonalData(tx, id))
        .catch((error: unknown) => failures.push(error))
    }
    // A customer whose erasure failed is still there: the next batch begins after this one.
    after = rows.at(-1)?.id ?? after
    return rows.length
  })
  return failures
}
