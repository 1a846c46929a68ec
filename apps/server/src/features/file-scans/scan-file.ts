import { localTextsOf } from '@sanad/texts/node'
import { fileScansMessages } from '@sanad/texts/server/file-scans'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { ScannerUnavailable } from '../../platform/scanning/virus-scanner.ts'
import type { Services } from '../../platform/services.ts'
import { removeFilesJob } from '../../platform/uploads/remove-files.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { tellOfDeliverable } from '../deliverables/tell-of-deliverables.ts'
import { notifyOfApplication } from '../notifications/sending/notify-of-application.ts'
import { type FileOwner, findFileOwner } from './find-file-owner.ts'

const { virusFound } = localTextsOf(fileScansMessages)

export type Scanning = Pick<Services, 'db' | 'files' | 'scanner'> & { log: Pick<FastifyBaseLogger, 'warn'> }

/**
 * Scans a quarantined file: a clean one is released, an infected one deleted. Without a verdict it stays in quarantine;
 * 'unavailable' means that the scanner is down and the batch can stop.
 */
export async function scanFile(
  { db, files, scanner, log }: Scanning,
  filename: string,
): Promise<'done' | 'failed' | 'unavailable'> {
  if (!scanner) return 'unavailable'
  try {
    const waiting = await db
      .selectFrom('file_scans')
      .select('filename')
      .where('filename', '=', filename)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!waiting) return 'done'
    const finding = await scanner.scan(orThrow(await files.find(filename), 'not_found'))
    await db.transaction().execute((tx) => recordFinding(tx, filename, finding))
    return 'done'
  } catch (error) {
    log.warn({ err: error, filename }, 'A file could not be scanned and stays in quarantine')
    await db
      .updateTable('file_scans')
      .set({ tried_at: sql`now()` })
      .where('filename', '=', filename)
      .execute()
    return error instanceof ScannerUnavailable ? 'unavailable' : 'failed'
  }
}

async function recordFinding(tx: Db, filename: string, finding: string | null): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('file_scans')
    .set({ state: finding === null ? 'clean' : 'infected', finding, decided_at: sql`now()` })
    .where('filename', '=', filename)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  // Race: a concurrent scan has recorded its verdict first.
  if (numUpdatedRows === 0n) return
  const owner = await findFileOwner(tx, filename)
  if (finding === null) {
    if (owner?.kind === 'deliverable') await release(tx, owner)
    return
  }
  await enqueueJob(tx, removeFilesJob, { filenames: [filename] })
  if (!owner) return
  await recordAudit(tx, {
    action: auditActions[owner.kind],
    entityType: owner.entityType,
    entityId: owner.entityId,
    customerId: owner.customerId,
    description: 'The virus scanner refused a file, which was removed',
    metadata: { ...owner.metadata, finding },
    status: 'failed',
    errorMessage: 'A virus was found in this file.',
  })
  if (owner.kind === 'document') await askAgain(tx, owner)
}

const auditActions = {
  document: 'DOCUMENT_UPLOAD',
  deliverable: 'STAFF_ACTION',
  ticket: 'USER_ACTION',
} as const satisfies Record<FileOwner['kind'], string>

/** Under the application's lock, as its completion tells of what was clean by then. */
async function release(tx: Db, { entityId, customerId, metadata }: FileOwner): Promise<void> {
  const owned = { applicationId: entityId, customerId }
  const record = await getApplicationRecord(tx, owned, { lock: true })
  await tellOfDeliverable(tx, record, String(metadata.deliverable_id))
}

async function askAgain(tx: Db, { entityId, customerId, metadata }: FileOwner): Promise<void> {
  const record = await getApplicationRecord(tx, { applicationId: entityId, customerId })
  const document_id = String(metadata.document_id)
  const label = record.definition.documents.find(({ id }) => id === document_id)?.label
  await notifyOfApplication(tx, record, {
    kind: 'document_rejected',
    params: { document: label ?? document_id, reason: virusFound, document_id },
    fact: String(metadata.upload_id),
  })
}
