import type { HeldRecord } from '@sanad/contracts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { accountErased } from '../../../platform/messages/templates/account-erased.ts'
import type { Services } from '../../../platform/services.ts'
import { removeFilesJob } from '../../../platform/uploads/remove-files.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { enqueueErasure } from './enqueue-erasure.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { heldText } from './held-text.ts'
import { listErasureBlockers } from './list-erasure-blockers.ts'
import { listHeldRecords } from './list-held-records.ts'
import { listProvedAddresses } from './list-proved-addresses.ts'

type Tx = Transaction<Tables>

/**
 * Executes an erasure request, unless it was cancelled; postponed by a day while money or work is under way. Files are
 * deleted by a job that the transaction enqueues: a slow or failing store holds no locks, and after a rollback no file is
 * lost.
 */
export async function eraseCustomer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  erasureId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, erasureId)
    if (!request) return
    const { customer_id: customerId, reference, language } = request
    await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if ((await listErasureBlockers(tx, customerId)).length > 0) return postpone(tx, erasureId)
    const held = await listHeldRecords(tx, customerId)
    const addresses = await listProvedAddresses(tx, config, customerId)
    await enqueueJob(tx, removeFilesJob, { filenames: await listCustomerFiles(tx, customerId) })
    await erasePersonalData(tx, customerId)
    await recordErasure(tx, { customerId, erasureId, reference, held })
    const params = { reference, kept: heldText(held, language) }
    for (const address of addresses) {
      await queueMessage(tx, config, { customerId, ...address, template: accountErased, params, language })
    }
  })
}

function lockRequest(tx: Tx, id: string) {
  return tx
    .selectFrom('erasure_requests')
    .select(['customer_id', 'reference', 'language'])
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
}

async function postpone(tx: Tx, erasureId: string): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select now() + interval '1 day' as at`.execute(tx)
  await enqueueErasure(tx, erasureId, rows[0]?.at)
}

interface Done {
  readonly customerId: string
  readonly erasureId: string
  readonly reference: string
  readonly held: readonly HeldRecord[]
}

async function recordErasure(tx: Tx, { customerId, erasureId, reference, held }: Done): Promise<void> {
  await tx
    .updateTable('erasure_requests')
    .set({ done_at: sql<Date>`now()`, held: JSON.stringify(held) })
    .where('id', '=', erasureId)
    .execute()
  await recordAudit(tx, {
    action: 'USER_ACTION',
    entityType: 'customer',
    entityId: customerId,
    customerId,
    description: 'Erased the account',
    metadata: { reference },
  })
}

/** Names of all stored files of a customer, data exports included. */
async function listCustomerFiles(tx: Tx, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    select d.filename from uploaded_documents d join applications a on a.id = d.application_id
      where a.customer_id = ${customerId}
    union all
    select f.filename from ticket_files f
      join ticket_entries e on e.id = f.message_id join tickets t on t.id = e.ticket_id
      where t.customer_id = ${customerId}
    union all
    select d.filename from deliverables d join applications a on a.id = d.application_id
      where a.customer_id = ${customerId}
    union all
    select p.filename from upload_parts p join resumable_uploads u on u.id = p.upload_id
      where u.customer_id = ${customerId}
    union all
    select filename from data_exports where customer_id = ${customerId} and filename is not null`.execute(tx)
  return rows.map(({ filename }) => filename)
}
