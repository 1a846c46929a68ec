import type { Services } from '../../../platform/services.ts'
import type { ReceivedFile } from '../../../platform/storage/file-store.ts'
import { type FileKind, kindByName } from '../../../platform/uploads/inspection/file-kind.ts'
import { inspectFile } from '../../../platform/uploads/inspection/inspect-file.ts'
import { keepUpload } from '../../../platform/uploads/keep-upload.ts'
import type { UploadFile } from '../../../platform/uploads/read-upload.ts'

export interface StoredFile {
  readonly file: Pick<ReceivedFile, 'sizeBytes' | 'sha256'>
  readonly kind: FileKind
  readonly filename: string
}

/** Receives a file of staff, inspects and stores it, then has it recorded. */
export async function keepFile(
  { files, workers }: Pick<Services, 'files' | 'workers'>,
  { originalName, content }: UploadFile,
  record: (stored: StoredFile) => Promise<{ id: string; isNew: boolean }>,
): Promise<string> {
  const kind = kindByName(originalName)
  const file = await files.receive(content)
  try {
    await inspectFile(workers.inspection, file, kind)
    return await keepUpload(files, { file, kind }, (filename) => record({ file, kind, filename }))
  } finally {
    await file.discard()
  }
}
