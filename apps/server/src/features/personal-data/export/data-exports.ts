import type { DataExport } from '@sanad/contracts'
import { languages } from '@sanad/texts'
import { type Kysely, type Selectable, sql } from 'kysely'
import * as z from 'zod'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { fileLink } from '../../../platform/uploads/file-link.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { assertProvedLately } from '../access/assert-proved-lately.ts'

export const buildDataExportJob = defineJob({
  name: 'build_data_export',
  payload: z.object({ exportId: z.uuid(), language: z.enum(languages) }),
  maxAttempts: 5,
})

type Row = Selectable<Tables['data_exports']> & { is_expired: boolean }

const isExpired = sql<boolean>`coalesce(expires_at <= now(), false)`.as('is_expired')

/** The customer's latest export. */
export async function findLastExport(db: Db, customerId: string): Promise<DataExport | null> {
  const row = await db
    .selectFrom('data_exports')
    .selectAll()
    .select(isExpired)
    .where('customer_id', '=', customerId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toDataExport(row) : null
}

/** Requests an export. Idempotent while one is being built. */
export async function requestDataExport(
  db: Kysely<Tables>,
  session: { customerId: string; sessionId: string },
  language: Language,
): Promise<DataExport> {
  const { customerId } = session
  return db.transaction().execute(async (tx) => {
    await assertProvedLately(tx, session)
    const asked = await tx
      .insertInto('data_exports')
      .values({ customer_id: customerId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (asked) await enqueueJob(tx, buildDataExportJob, { exportId: asked.id, language })
    return orThrow(await findLastExport(tx, customerId), 'not_found')
  })
}

/** Signed link to the customer's own export. */
export async function createDataExportLink(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { customerId, sessionId, exportId }: { customerId: string; sessionId: string; exportId: string },
): Promise<string> {
  const row = await db
    .selectFrom('data_exports')
    .select(['filename', sql<Date>`now()`.as('now')])
    .where('id', '=', exportId)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  const filename = orThrow(row?.filename, 'not_found')
  await assertProvedLately(db, { customerId, sessionId })
  await recordAudit(db, {
    action: 'USER_ACTION',
    entityType: 'customer',
    entityId: customerId,
    customerId,
    description: 'Downloaded the copy of all data',
  })
  const now = row?.now ?? new Date(0)
  return fileLink(config.secrets.fileLinks, { folder: 'exports/', filename, now })
}

function toDataExport(row: Row): DataExport {
  return {
    id: row.id,
    status: statusOf(row),
    requested_at: row.requested_at.toISOString(),
    files_done: row.files_done,
    files_total: row.files_total,
    size_bytes: row.size_bytes === null ? null : Number(row.size_bytes),
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}

function statusOf({ failed_at, ready_at, is_expired }: Row): DataExport['status'] {
  if (failed_at) return 'failed'
  if (!ready_at) return 'preparing'
  return is_expired ? 'expired' : 'ready'
}
