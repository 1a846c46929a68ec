import type { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ReceivedFile } from '../../platform/storage/file-store.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { UploadTarget } from './upload-target.ts'

export interface Upload {
  readonly customerId: string
  readonly target: UploadTarget
  readonly originalName: string
  readonly file: ReceivedFile
}

interface RecordedUpload extends Upload {
  /** Why a completely received file was refused. */
  readonly error?: AppError
}

/** Audit entry of a completely received upload, accepted or refused with the reason (DI-09). */
export function recordUpload(
  db: Db,
  { customerId, target, originalName, file, error }: RecordedUpload,
): Promise<void> {
  return recordAudit(db, {
    action: 'DOCUMENT_UPLOAD',
    entityType: 'application',
    entityId: target.applicationId,
    customerId,
    metadata: {
      document_id: target.documentId,
      document_name: originalName,
      document_type: target.documentId,
      file_size: Math.ceil(file.sizeBytes / 1024),
      file_type: originalName.split('.').at(-1)?.toLowerCase() ?? '',
    },
    ...(error ? { status: 'failed', errorMessage: error.message } : {}),
  })
}
