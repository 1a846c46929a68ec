import { accountLimitOf } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db.ts'
import { isOpenUpload } from './open-uploads.ts'

interface Use {
  readonly stored: number
  readonly open: number
  readonly factor: number
}

/**
 * Refuses where the files of an account take more than its quota; with `openUploads`, what was announced and not yet
 * submitted counts as well. After the file's row was inserted, the row of `storage_use` that its trigger updated is
 * locked: of two files at once the later one sees the earlier.
 */
export async function assertStorageQuota(
  db: Db,
  customerId: string,
  { openUploads = false }: { openUploads?: boolean } = {},
): Promise<void> {
  const { rows } = await sql<Use>`
    select coalesce((select bytes from storage_use where customer_id = ${customerId}), 0)::float8 as stored,
      coalesce((select sum(size_bytes) from resumable_uploads
                 where customer_id = ${customerId} and ${isOpenUpload}), 0)::float8 as open,
      coalesce((select factor from account_limit_raises where customer_id = ${customerId}
                 order by id desc limit 1), 1) as factor`.execute(db)
  const { stored, open, factor } = rows[0] ?? { stored: 0, open: 0, factor: 1 }
  const used = openUploads ? stored + open : stored
  if (used > accountLimitOf('fileBytes', factor)) throw new AppError('storage_quota')
}
