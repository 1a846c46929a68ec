import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { FileStore } from '../platform/storage/file-store.ts'

interface NamedFile {
  readonly filename: string
  readonly place: string
  /** Null where none is recorded: of the parts of an upload. */
  readonly sha256: Buffer | null
}

interface Checked {
  /** How many files rows name. */
  readonly files: number
  readonly problems: readonly string[]
}

const BATCH = 500
const AT_ONCE = 8

/** Whether each file that a row names is in the store, whole by its digest. Reads every file once. */
export async function checkStoredFiles({ db, files }: { db: Db; files: FileStore }): Promise<Checked> {
  const problems: string[] = []
  let count = 0
  let after = ''
  for (;;) {
    const batch = await listNamed(db, after)
    for (let at = 0; at < batch.length; at += AT_ONCE) {
      const found = await Promise.all(batch.slice(at, at + AT_ONCE).map((file) => problemOf(files, file)))
      problems.push(...found.filter((problem) => problem !== undefined))
    }
    count += batch.length
    after = batch.at(-1)?.filename ?? ''
    if (batch.length < BATCH) return { files: count, problems }
  }
}

async function problemOf(
  store: FileStore,
  { filename, place, sha256 }: NamedFile,
): Promise<string | undefined> {
  const content = await store.find(filename)
  if (!content) return `Missing: ${filename}, which ${place} names`
  const hash = createHash('sha256')
  await pipeline(content, hash)
  if (!sha256 || hash.digest().equals(sha256)) return undefined
  return `Torn: ${filename}, which ${place} names, is not what was uploaded`
}

/**
 * Without what an erasure left of a name, what was infected, and what runs out by itself: a part or a copy of data that
 * has expired is removed while its row still stands.
 */
async function listNamed(db: Db, after: string): Promise<NamedFile[]> {
  const { rows } = await sql<NamedFile>`
    select filename, place, sha256 from (
      select filename, 'uploaded_documents ' || id as place, sha256 from uploaded_documents
      union all select filename, 'ticket_files ' || id, sha256 from ticket_files
      union all select filename, 'deliverables ' || id, sha256 from deliverables
      union all select filename, 'upload_parts ' || upload_id, null from upload_parts
        join resumable_uploads on id = upload_id where expires_at > now()
      union all select h.file ->> 'filename', 'held_completions ' || h.id, decode(h.file ->> 'sha256', 'hex') from held_completions h
        where h.file is not null and not exists (select from held_completion_outcomes o where o.held_id = h.id)
    ) named
    where filename > ${after} and filename not like 'erased-%'
      and not exists (select from file_scans s where s.filename = named.filename and s.state = 'infected')
    order by filename limit ${BATCH}`.execute(db)
  return rows
}
