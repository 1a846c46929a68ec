import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { serialize } from 'node:v8'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { defineTask } from '../../../platform/workers/worker-task.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { createPrinter } from '../../money-documents/print/printer.ts'
import { exportSections } from './export-sections.ts'
import { type CopiedFile, listCopiedFiles } from './list-copied-files.ts'
import type { CopyPage, SerialisedRows, writeCopyPages } from './write-copy-pages.ts'

const writingPages = defineTask<typeof writeCopyPages>({
  file: new URL('./write-copy-pages.ts', import.meta.url),
  name: 'writeCopyPages',
  deadlineMs: 60_000,
})

type Parts = Pick<Services, 'db' | 'reports' | 'files' | 'workers' | 'config'>

interface Wanted {
  readonly exportId: string
  /** Language of the first page. */
  readonly language: Language
}

/** Builds a data export. A retry starts over under another file name; the first to finish is recorded. */
export async function buildDataExport(parts: Parts, wanted: Wanted): Promise<void> {
  const { db, reports } = parts
  // With a file that was masked meanwhile it is nobody's to read; the next has the masked one, of which the primary knows.
  let read = await reports.choose(db)
  while ((await buildOnce(parts, wanted, read)) === 'outdated') read = db
}

async function buildOnce(
  { db, files, workers, config }: Parts,
  { exportId, language }: Wanted,
  read: Db,
): Promise<Outcome | undefined> {
  const wanted = await db
    .selectFrom('data_exports')
    .select('customer_id')
    .where('id', '=', exportId)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (!wanted) return
  const customerId = wanted.customer_id
  const filename = `${randomBytes(16).toString('hex')}.zip`
  const rows = await readSections(read, customerId)
  const printer = createPrinter(workers.copies, config)
  const copied = await listCopiedFiles({ db: read, files, printer, language }, customerId)
  const madeAt = new Date(await readNow(read))
  const folders = [...new Set(copied.map(({ folder }) => folder))]
  const { name, colours } = config.brand
  const brand = { name, link: colours.light.primary }
  const pages = await workers.copies.run(writingPages, { rows, language, madeAt, brand, folders })
  const say = (done: number) => setProgress(db, exportId, { files_done: done, files_total: copied.length })
  await say(0)
  const received = await files.receive(zip({ pages, copied, say }))
  try {
    await received.keep(filename)
  } finally {
    // Unencrypted personal data: no temporary file may stay behind.
    await received.discard()
  }
  const size = { size_bytes: received.sizeBytes, files_done: copied.length }
  const papers = copied.filter(({ isPaper }) => isPaper).map(({ name }) => name)
  const outcome = await recordCopy(db, { exportId, customerId, filename, papers, ...size })
  if (outcome !== 'kept') await files.remove(filename)
  return outcome
}

async function readSections(db: Db, customerId: string): Promise<SerialisedRows> {
  const rows: [string, Uint8Array][] = []
  for (const { name, list } of exportSections) rows.push([name, serialize(await list(db, customerId))])
  return Object.fromEntries(rows)
}

interface Content {
  readonly pages: readonly CopyPage[]
  readonly copied: readonly CopiedFile[]
  /** Progress: number of files written. */
  readonly say: (done: number) => Promise<void>
}

/** Streams the archive entry by entry; only the lists are held in memory. */
function zip({ pages, copied, say }: Content): Readable {
  const archive = new ZipFile()
  // As streams, one after the other: `addBuffer` sums all of them up at once.
  for (const { name, content } of pages) {
    archive.addReadStreamLazy(name, (give) =>
      give(null, Readable.from([Buffer.from(content.buffer, content.byteOffset, content.length)])),
    )
  }
  copied.forEach(({ folder, name, open }, index) => {
    archive.addReadStreamLazy(`${folder}/${name}`, { compress: false }, (give) => {
      say(index)
        .then(open)
        .then(
          (content) => give(null, content),
          (error: unknown) => give(error, Readable.from([])),
        )
    })
  })
  const output = new PassThrough()
  archive.on('error', (error: Error) => output.destroy(error))
  archive.outputStream.pipe(output)
  archive.end()
  return output
}

interface Made {
  readonly exportId: string
  readonly customerId: string
  readonly filename: string
  /** Names of the documents of applications in it. */
  readonly papers: readonly string[]
  readonly size_bytes: number
  readonly files_done: number
}

/** `late`: another run has finished first; `outdated`: a paper in it was masked, or is no more. */
type Outcome = 'kept' | 'late' | 'outdated'

async function recordCopy(
  db: Services['db'],
  { exportId, customerId, papers, ...made }: Made,
): Promise<Outcome> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdPapers(tx, papers))) return 'outdated'
    const done = await tx
      .updateTable('data_exports')
      .set({ ...made, ready_at: sql<Date>`now()`, expires_at: sql<Date>`now() + interval '7 days'` })
      .where('id', '=', exportId)
      .where('ready_at', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return 'late'
    // Only the last copy is offered: those before it would only take up storage until their week is over.
    await tx
      .updateTable('data_exports')
      .set({ expires_at: sql<Date>`least(expires_at, now())` })
      .where('customer_id', '=', customerId)
      .where('id', '!=', exportId)
      .where('ready_at', 'is not', null)
      .execute()
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Made a copy of all data',
    })
    return 'kept'
  })
}

/**
 * Whether all of them are still there. They stay until the commit: masking locks the same rows before it looks for copies
 * that hold the former file, and so sees this one.
 */
async function holdPapers(tx: Db, papers: readonly string[]): Promise<boolean> {
  const held = await tx
    .selectFrom('uploaded_documents')
    .select('id')
    .where(sql<boolean>`filename = any(${papers}::text[])`)
    .orderBy('id')
    .forShare()
    .execute()
  return held.length === papers.length
}

async function setProgress(
  db: Db,
  exportId: string,
  progress: { files_done: number; files_total: number },
): Promise<void> {
  await db.updateTable('data_exports').set(progress).where('id', '=', exportId).execute()
}
