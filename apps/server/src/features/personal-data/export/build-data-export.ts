import { randomBytes } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { Services } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { exportSections } from './export-sections.ts'
import { type ExportedSection, writeIndexPage } from './write-index-page.ts'

type Parts = Pick<Services, 'db' | 'files'>

/** Builds the copy that was asked for. A second run starts anew under another name, and the later one counts. */
export async function buildDataExport({ db, files }: Parts, exportId: string): Promise<void> {
  const wanted = await db
    .selectFrom('data_exports')
    .select('customer_id')
    .where('id', '=', exportId)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (!wanted) return
  const customerId = wanted.customer_id
  const sections = await readSections(db, customerId)
  const filename = `${randomBytes(16).toString('hex')}.zip`
  const names = await listFilesOfCopy(db, customerId)
  await setProgress(db, exportId, { files_done: 0, files_total: names.length })

  const received = await files.receive(zip({ db, files }, { exportId, sections, names }))
  try {
    await received.keep(filename)
  } finally {
    // It is everything about a person, in the open.
    await received.discard()
  }
  const kept = await db.transaction().execute(async (tx) => {
    const done = await tx
      .updateTable('data_exports')
      .set({
        filename,
        size_bytes: received.sizeBytes,
        files_done: names.length,
        ready_at: sql<Date>`now()`,
        expires_at: sql<Date>`now() + interval '7 days'`,
      })
      .where('id', '=', exportId)
      .where('ready_at', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return false
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Made a copy of all data',
    })
    return true
  })
  if (!kept) await files.remove(filename)
}

async function readSections(db: Db, customerId: string): Promise<ExportedSection[]> {
  const sections: ExportedSection[] = []
  for (const section of exportSections) {
    const { rows } = await section.rows(customerId).execute(db)
    sections.push({ section, rows })
  }
  return sections
}

async function listFilesOfCopy(db: Db, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    select d.filename from uploaded_documents d join applications a on a.id = d.application_id
      where a.customer_id = ${customerId} and a.deleted_at is null
    union all
    select f.filename from ticket_files f join ticket_entries e on e.id = f.message_id
      join tickets t on t.id = e.ticket_id where t.customer_id = ${customerId}`.execute(db)
  return rows.map(({ filename }) => filename)
}

interface Content {
  readonly exportId: string
  readonly sections: readonly ExportedSection[]
  readonly names: readonly string[]
}

/** One file after the other, as the archive is read: nothing is held in memory but the lists. */
function zip({ db, files }: Parts, { exportId, sections, names }: Content): Readable {
  const archive = new ZipFile()
  const now = new Date()
  const data = Object.fromEntries(sections.map(({ section, rows }) => [section.name, rows]))
  archive.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  archive.addBuffer(Buffer.from(writeIndexPage(sections, 'en', now)), 'index.html')
  archive.addBuffer(Buffer.from(writeIndexPage(sections, 'hi', now)), 'index.hi.html')
  names.forEach((name, index) => {
    archive.addReadStreamLazy(`files/${name}`, { compress: false }, (give) => {
      const open = async () => {
        await setProgress(db, exportId, { files_done: index, files_total: names.length })
        // A file that is no longer there (a row that lost it) must not cost the customer all others.
        return (await files.find(name)) ?? emptyFile()
      }
      open().then(
        (content) => give(null, content),
        (error: unknown) => give(error, emptyFile()),
      )
    })
  })
  const output = new PassThrough()
  archive.on('error', (error: Error) => output.destroy(error))
  archive.outputStream.pipe(output)
  archive.end()
  return output
}

function emptyFile(): Readable {
  const empty = new PassThrough()
  empty.end()
  return empty
}

async function setProgress(
  db: Db,
  exportId: string,
  progress: { files_done: number; files_total: number },
): Promise<void> {
  await db.updateTable('data_exports').set(progress).where('id', '=', exportId).execute()
}
