import { Id, maxTicketFiles, type TicketFile } from '@sanad/contracts'
import { assertStorageQuota } from '../../platform/account-limits/assert-storage-quota.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import type { ReceivedFile } from '../../platform/storage/file-store.ts'
import { countRefusal } from '../../platform/uploads/count-refusal.ts'
import { contentTypes, kindByName } from '../../platform/uploads/inspection/file-kind.ts'
import { inspectFile } from '../../platform/uploads/inspection/inspect-file.ts'
import { keepUpload } from '../../platform/uploads/keep-upload.ts'
import type { UploadFile } from '../../platform/uploads/read-upload.ts'
import { markSubmitted } from '../../platform/uploads/resumable/resumable-uploads.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { quarantine } from '../file-scans/quarantine.ts'
import { getOwnMessage, getTicketFile, listMessageFiles, type OwnMessage } from './ticket-file-queries.ts'
import { toTicketFile } from './ticket-file-view.ts'

interface Addition {
  /** Whose message it is: a customer's, or of staff. */
  readonly by: { readonly customerId: string } | { readonly staffId: string }
  readonly target: { readonly messageId: string | undefined }
  readonly file: UploadFile
}

interface NewFile {
  readonly originalName: string
  readonly file: ReceivedFile
  readonly uploadId: string | undefined
}

/**
 * Stores one file of a message: authorised before the body is read, streamed to disk, inspected, kept, recorded last.
 * Idempotent by content.
 */
export async function addTicketFile(
  services: Services,
  { by, target, file: { originalName, content, uploadId } }: Addition,
): Promise<TicketFile> {
  const { db, files, config, workers } = services
  const kind = kindByName(originalName)
  // A malformed id is answered like an unknown one.
  const owned = { messageId: orThrow(Id.safeParse(target.messageId).data, 'not_found'), ...by }
  await getOwnMessage(db, owned)
  if ('customerId' in by) await assertStorageQuota(db, by.customerId)
  const file = await files.receive(content)
  try {
    if ('customerId' in by) {
      const { customerId } = by
      await countRefusal(services, customerId, () => inspectFile(workers.inspection, file, kind, customerId))
    } else await inspectFile(workers.inspection, file, kind)
    const id = await keepOnce(services, owned, { originalName, file, uploadId })
    const { now, ...row } = await getTicketFile(db, id)
    return toTicketFile(row, { key: config.secrets.fileLinks, now })
  } finally {
    await file.discard()
  }
}

function keepOnce(
  { db, files, scanner }: Services,
  owned: OwnMessage,
  { originalName, file, uploadId }: NewFile,
): Promise<string> {
  const kind = kindByName(originalName)
  return keepUpload(files, { file, kind }, (filename) =>
    db.transaction().execute(async (tx) => {
      const message = await getOwnMessage(tx, owned, { lock: true })
      const present = await listMessageFiles(tx, message.id)
      const same = present.find(({ sha256 }) => sha256.equals(file.sha256))
      if (same) return { id: same.id, isNew: false }
      if (present.length >= maxTicketFiles) throw new AppError('ticket_file_limit')
      const { id } = await tx
        .insertInto('ticket_files')
        .values({
          message_id: message.id,
          filename,
          original_name: originalName,
          content_type: contentTypes[kind],
          size_bytes: file.sizeBytes,
          sha256: file.sha256,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if ('customerId' in owned) {
        await assertStorageQuota(tx, owned.customerId)
        if (uploadId) await markSubmitted(tx, { id: uploadId, customerId: owned.customerId })
      }
      await quarantine(tx, { scanner }, filename)
      await recordAudit(tx, {
        action: 'USER_ACTION',
        entityType: 'ticket',
        entityId: message.ticket_id,
        customerId: message.customer_id,
        description: 'Added a file to a support ticket',
        metadata: { ticket_no: message.ticket_no, message_id: message.id, file_name: originalName },
      })
      return { id, isNew: true }
    }),
  )
}
