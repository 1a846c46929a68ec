import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { Services } from '../../../platform/services.ts'
import type { ReceivedFile } from '../../../platform/storage/file-store.ts'
import { kindByName } from '../../../platform/uploads/inspection/file-kind.ts'
import { inspectFile } from '../../../platform/uploads/inspection/inspect-file.ts'
import type { UploadFile } from '../../../platform/uploads/read-upload.ts'
import { removeFilesJob } from '../../../platform/uploads/remove-files.ts'
import { notHeldBack } from '../../case/not-held-back.ts'
import { quarantine } from '../../file-scans/quarantine.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { lockForStaff } from './staff-application.ts'

type MaskServices = Pick<Services, 'db' | 'files' | 'workers' | 'scanner'>

/**
 * Replaces a file by one in which a number is masked, and every same file among the documents of the customer; files of
 * tickets stay. Decisions about it stay. The former files are destroyed by a job of the transaction, with the copies of the customer's data that
 * contain them; a link to one is dead at once. Idempotent by content.
 */
export async function maskDocument(
  services: MaskServices,
  { fileId, file: { content, originalName } }: { fileId: string; file: UploadFile },
): Promise<void> {
  const { db, files, workers } = services
  const former = await getFile(db, fileId)
  const kind = kindByName(former.filename)
  if (kindByName(originalName) !== kind) throw new AppError('file_type_refused')
  const masked = await files.receive(content)
  const kept: string[] = []
  try {
    if (masked.sha256.equals(former.sha256)) return
    await inspectFile(workers.inspection, masked, kind)
    const names = new Map<string, string>()
    for (const id of await listSame(db, former)) {
      const name = `${randomBytes(16).toString('hex')}.${kind}`
      // One file for each row: each is destroyed by itself.
      const copy = await files.receive(createReadStream(masked.path))
      kept.push(name)
      await copy.keep(name)
      names.set(id, name)
    }
    await replace(services, former, names, masked)
  } catch (error) {
    // Only after an AppError is the rollback certain; an orphan of another failure is removed later.
    if (error instanceof AppError) for (const name of kept) await files.remove(name)
    throw error
  } finally {
    await masked.discard()
  }
}

interface StoredFile {
  readonly id: string
  readonly applicationId: string
  readonly customerId: string
  readonly filename: string
  readonly sha256: Buffer
}

const stored = [
  'id',
  'application_id as applicationId',
  'customer_id as customerId',
  'filename',
  'sha256',
] as const

async function getFile(db: Db, id: string): Promise<StoredFile> {
  const found = await db
    .selectFrom('uploaded_documents')
    .select(stored)
    .where('id', '=', id)
    .where(notHeldBack('uploaded_documents'))
    .executeTakeFirst()
  const { customerId, ...file } = orThrow(found, 'not_found')
  return { ...file, customerId: orThrow(customerId ?? undefined, 'not_found') }
}

/** The file, those that it was copied to, and that it was copied from. */
async function listSame(db: Db, { customerId, sha256 }: StoredFile): Promise<string[]> {
  const rows = await db
    .selectFrom('uploaded_documents')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('sha256', '=', sha256)
    .execute()
  return rows.map(({ id }) => id)
}

function replace(
  services: MaskServices,
  former: StoredFile,
  names: ReadonlyMap<string, string>,
  { sha256, sizeBytes }: Pick<ReceivedFile, 'sha256' | 'sizeBytes'>,
): Promise<void> {
  return services.db.transaction().execute(async (tx) => {
    await lockForStaff(tx, former.applicationId)
    const same = await tx
      .selectFrom('uploaded_documents')
      .select([...stored, 'document_id as documentId'])
      .where('customer_id', '=', former.customerId)
      .where('sha256', '=', former.sha256)
      .orderBy('id')
      .forUpdate()
      .execute()
    // Masked by somebody else, erased, or given once more meanwhile: what is to be masked is to be looked at again.
    if (!same.some(({ id }) => id === former.id) || same.some(({ id }) => !names.has(id))) {
      throw new AppError('document_replaced')
    }
    for (const { id, applicationId, documentId } of same) {
      const filename = names.get(id) ?? ''
      await tx
        .updateTable('uploaded_documents')
        .set({ filename, sha256, size_bytes: sizeBytes })
        .where('id', '=', id)
        .execute()
      await quarantine(tx, services, filename)
      const application = await tx
        .selectFrom('applications')
        .select(['id', 'customer_id as customerId', 'track_id as trackId'])
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow()
      await recordStaffAudit(tx, application, 'mask_document', { document_id: documentId, upload_id: id })
    }
    const filenames = same.map(({ filename }) => filename)
    await tx.deleteFrom('file_scans').where('filename', 'in', filenames).execute()
    await enqueueJob(tx, removeFilesJob, { filenames: [...filenames, ...(await endCopies(tx, former))] })
  })
}

/** Copies of the customer's data that were made before contain the file: another one is asked for where it is wanted. */
async function endCopies(tx: Db, { customerId }: StoredFile): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    with ended as (
      select id, filename from data_exports where customer_id = ${customerId} and filename is not null for update)
    update data_exports e set filename = null, expires_at = now() from ended where e.id = ended.id
    returning ended.filename`.execute(tx)
  return rows.map(({ filename }) => filename)
}
