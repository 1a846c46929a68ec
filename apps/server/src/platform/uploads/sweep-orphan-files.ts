import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../db.ts'
import { defineJob } from '../jobs/job.ts'
import { readNow } from '../read-now.ts'
import type { Services } from '../services.ts'
import { assertOurs } from '../storage/claim-file-store.ts'
import type { KeptFile } from '../storage/file-store.ts'
import { renewMarker } from '../storage/store-marker.ts'

const DAY = 86_400_000
const DAYS_IN_TRASH = 30
const BATCH = 500

export const orphanFilesJob = defineJob({
  name: 'remove_orphan_files',
  payload: z.looseObject({}),
  maxAttempts: 3,
})

type Swept = Pick<Services, 'db' | 'files'>

/**
 * Garbage collection of files without a row: of uploads whose process died before recording them, and of deleted rows.
 * They wait in the trash, so that a database that lacks rows by mistake (a restored backup) costs no file; what a row
 * names comes back.
 */
export async function sweepOrphanFiles({
  config,
  db,
  files,
}: Swept & Pick<Services, 'config'>): Promise<void> {
  if (!config.sweepsOrphans) return
  await assertOurs({ db, files })
  await renewMarker({ db, files })
  const now = new Date(await readNow(db)).getTime()
  const olderThan = (days: number) => (file: KeptFile) => now - file.keptAt.getTime() >= days * DAY
  // Grace period, because a file is stored before its row is inserted.
  await forBatches(files.list(), olderThan(1), async (names) => {
    for (const name of (await splitNames(db, names)).unnamed) await files.trash(name)
  })
  await forBatches(
    files.listTrash(),
    () => true,
    async (names) => {
      for (const name of (await splitNames(db, names)).named) await files.restore(name)
    },
  )
  await forBatches(files.listTrash(), olderThan(DAYS_IN_TRASH), async (names) => {
    for (const name of (await splitNames(db, names)).unnamed) await files.remove(name)
  })
}

async function forBatches(
  listed: AsyncIterable<KeptFile>,
  isMeant: (file: KeptFile) => boolean,
  handle: (names: readonly string[]) => Promise<void>,
): Promise<void> {
  let batch: string[] = []
  for await (const file of listed) {
    if (!isOurs(file.name) || !isMeant(file)) continue
    batch.push(file.name)
    if (batch.length === BATCH) {
      await handle(batch)
      batch = []
    }
  }
  await handle(batch)
}

/** Only names of our format: a shared store may contain other files. */
function isOurs(name: string): boolean {
  return /^[0-9a-f]{32}\.(pdf|jpg|png|part|zip)$/.test(name)
}

async function splitNames(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where exists (select from uploaded_documents where filename = name)
      or exists (select from ticket_files where filename = name)
      or exists (select from deliverables where filename = name)
      or exists (select from held_completions h where h.file ->> 'filename' = name and not exists
            (select from held_completion_outcomes o where o.held_id = h.id))
      or exists (select from upload_parts where filename = name)
      or exists (select from data_exports where filename = name)
  `.execute(db)
  const named = new Set(rows.map(({ name }) => name))
  return { named, unnamed: names.filter((name) => !named.has(name)) }
}
