import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../db.ts'
import { defineJob } from '../jobs/job.ts'
import { readNow } from '../read-now.ts'
import type { Services } from '../services.ts'
import type { FileStore } from '../storage/file-store.ts'

const DAY = 86_400_000
const BATCH = 500

export const orphanFilesJob = defineJob({
  name: 'remove_orphan_files',
  payload: z.looseObject({}),
  maxAttempts: 1,
})

/**
 * Garbage collection of files without a row: of uploads whose process died before recording them, and of deleted rows.
 * Grace period of a day, because a file is stored before its row is inserted.
 */
export async function removeOrphanFiles({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  const now = await readNow(db)
  let batch: string[] = []
  for await (const { name, keptAt } of files.list()) {
    if (!isOurs(name) || new Date(now).getTime() - keptAt.getTime() < DAY) continue
    batch.push(name)
    if (batch.length === BATCH) {
      await removeUnnamed(db, files, batch)
      batch = []
    }
  }
  await removeUnnamed(db, files, batch)
}

/** Only names of our format: a shared store may contain other files. */
function isOurs(name: string): boolean {
  return /^[0-9a-f]{32}\.(pdf|jpg|png|part|zip)$/.test(name)
}

async function removeUnnamed(db: Db, files: FileStore, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where not exists (select from uploaded_documents where filename = name)
      and not exists (select from ticket_files where filename = name)
      and not exists (select from upload_parts where filename = name)
      and not exists (select from data_exports where filename = name)
  `.execute(db)
  for (const { name } of rows) await files.remove(name)
}
