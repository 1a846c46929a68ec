import { type Kysely, sql } from 'kysely'
import { assertAccountLimit } from '../../account-limits/assert-account-limit.ts'
import { assertStorageQuota } from '../../account-limits/assert-storage-quota.ts'
import { uploadLifetime } from '../../account-limits/open-uploads.ts'
import type { Tables } from '../../database-tables.ts'
import type { Db } from '../../db.ts'

export interface UploadOwner {
  readonly db: Kysely<Tables>
  readonly customerId: string
}

export interface Owned {
  readonly id: string
  readonly customerId: string
}

interface NewUpload {
  readonly id: string
  readonly originalName: string
  readonly sizeBytes: number
}

/** Records a new upload, valid for a day: abandoned ones occupy storage until they expire, so they are limited. */
export async function addUpload({ db, customerId }: UploadOwner, upload: NewUpload): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('resumable_uploads')
      .values({
        id: upload.id,
        customer_id: customerId,
        original_name: upload.originalName,
        size_bytes: upload.sizeBytes,
        expires_at: sql<Date>`now() + ${uploadLifetime}::interval`,
      })
      .execute()
    await assertAccountLimit(tx, customerId, 'openUploads')
    await assertStorageQuota(tx, customerId, { openUploads: true })
  })
}

export interface FoundUpload {
  readonly originalName: string
  readonly sizeBytes: number
  readonly receivedBytes: number
  /** File names of the parts, in order. */
  readonly parts: readonly string[]
}

/** State of the customer's own upload; somebody else's is not found. */
export async function findUpload(db: Db, { id, customerId }: Owned): Promise<FoundUpload | undefined> {
  const { rows } = await sql<FoundUpload>`
    select u.original_name as "originalName", u.size_bytes as "sizeBytes",
      coalesce(sum(p.size_bytes), 0)::int as "receivedBytes",
      coalesce(array_agg(p.filename order by p.begins_at) filter (where p.filename is not null), '{}') as parts
    from resumable_uploads u left join upload_parts p on p.upload_id = u.id
    where u.id = ${id} and u.customer_id = ${customerId} and u.expires_at > now()
    group by u.id
  `.execute(db)
  return rows[0]
}

interface NewPart extends Owned {
  readonly beginsAt: number
  readonly sizeBytes: number
  readonly filename: string
}

/** Appends a part at its offset. False on a conflict (a concurrent part at this offset) or when the upload is gone. */
export async function addPart(db: Db, part: NewPart): Promise<boolean> {
  const { rows } = await sql`
    insert into upload_parts (upload_id, begins_at, size_bytes, filename)
    select id, ${part.beginsAt}, ${part.sizeBytes}, ${part.filename}
    from resumable_uploads
    where id = ${part.id} and customer_id = ${part.customerId} and expires_at > now()
    for share
    on conflict (upload_id, begins_at) do nothing
    returning upload_id
  `.execute(db)
  return rows.length > 0
}

/** Deletes an upload and returns its file names, which the caller removes; undefined when there is none. */
export async function takeAway(db: Kysely<Tables>, { id, customerId }: Owned): Promise<string[] | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      select from resumable_uploads where id = ${id} and customer_id = ${customerId} for update
    `.execute(tx)
    if (rows.length === 0) return undefined
    const parts = await tx
      .deleteFrom('upload_parts')
      .where('upload_id', '=', id)
      .returning('filename')
      .execute()
    await tx.deleteFrom('resumable_uploads').where('id', '=', id).execute()
    return parts.map(({ filename }) => filename)
  })
}

/**
 * In the transaction that stores the file: from then on that file counts, and the upload is kept only for a retry after
 * a lost response. Always shortens the lifetime, as that makes it submitted. Where the same file was stored before, the
 * upload stays open: nothing else would bound such uploads.
 */
export async function markSubmitted(db: Db, { id, customerId }: Owned): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set({ expires_at: sql`least(expires_at - interval '1 microsecond', now() + interval '15 minutes')` })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute()
}
