import type { UploadedDocument } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
import { assertStorageQuota } from '../../platform/account-limits/assert-storage-quota.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { countRefusal } from '../../platform/uploads/count-refusal.ts'
import { contentTypes, kindByName } from '../../platform/uploads/inspection/file-kind.ts'
import { inspectFile } from '../../platform/uploads/inspection/inspect-file.ts'
import { keepUpload } from '../../platform/uploads/keep-upload.ts'
import type { UploadFile } from '../../platform/uploads/read-upload.ts'
import { markSubmitted } from '../../platform/uploads/resumable/resumable-uploads.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'
import { readSettledNotices } from '../case/read-settled-notices.ts'
import { quarantine } from '../file-scans/quarantine.ts'
import { countFiles, findCurrentDocument, getDocumentRow, insertDocument } from './document-queries.ts'
import { recordUpload, type Upload } from './record-upload.ts'
import type { UploadTarget } from './upload-target.ts'
import { toUploadedDocument } from './uploaded-document-view.ts'

const MAX_FILES = 30

interface Submission {
  readonly customerId: string
  readonly target: UploadTarget
  readonly file: UploadFile
  readonly language: Language
}

/**
 * Stores one document: authorised before the body is read, streamed to disk, inspected, kept, and recorded last, so that
 * a failure leaves neither a row nor a file. Idempotent by content: the same file is the same document.
 */
export async function submitDocument(
  services: Services,
  { customerId, target, file: { originalName, content, uploadId }, language }: Submission,
): Promise<UploadedDocument> {
  const { db, files, config, workers } = services
  if (target.userId !== customerId) throw new AppError('not_found')
  const kind = kindByName(originalName)
  await assertTakes(db, await getApplicationRecord(db, { ...target, customerId }), target)
  await assertStorageQuota(db, customerId)
  const file = await files.receive(content)
  const upload = { customerId, target, originalName, file }
  try {
    await countRefusal(services, customerId, () => inspectFile(workers.inspection, file, kind, customerId))
    const id = await keepOnce(services, upload, uploadId)
    const { document, now } = await getDocumentRow(db, id)
    return toUploadedDocument(document, { key: config.secrets.fileLinks, now, language })
  } catch (error) {
    // A file that was refused unseen is not worth a row.
    const isSeen = error instanceof AppError && error.code !== 'refused_file_limit'
    if (isSeen) await recordUpload(db, { ...upload, error })
    throw error
  } finally {
    await file.discard()
  }
}

function keepOnce(
  { db, files, scanner }: Services,
  upload: Upload,
  uploadId: string | undefined,
): Promise<string> {
  const { customerId, target, originalName, file } = upload
  const kind = kindByName(originalName)
  return keepUpload(files, { file, kind }, (filename) =>
    db.transaction().execute(async (tx) => {
      const record = await getApplicationRecord(tx, { ...target, customerId }, { lock: true })
      const current = await findCurrentDocument(tx, target)
      if (current?.sha256.equals(file.sha256) && !isRefused(current.status)) {
        return { id: current.id, isNew: false }
      }
      await assertTakes(tx, record, target)
      const { sizeBytes, sha256 } = file
      const stored = { ...target, originalName, filename, contentType: contentTypes[kind], sizeBytes, sha256 }
      const id = await insertDocument(tx, stored)
      await assertStorageQuota(tx, customerId)
      if (uploadId) await markSubmitted(tx, { id: uploadId, customerId })
      await quarantine(tx, { scanner }, filename)
      await readSettledNotices(tx, { ...target, customerId })
      await recordUpload(tx, upload)
      return { id, isNew: true }
    }),
  )
}

async function assertTakes(db: Db, record: ApplicationRecord, target: UploadTarget): Promise<void> {
  assertAllowed(record, 'upload')
  const asked = record.definition.documents.some(({ id }) => id === target.documentId)
  if (!asked) throw new AppError('not_found')
  const current = await findCurrentDocument(db, target)
  if (current?.status === 'accepted') throw new AppError('document_locked')
  if ((await countFiles(db, record.id)) >= MAX_FILES) throw new AppError('file_limit')
}
