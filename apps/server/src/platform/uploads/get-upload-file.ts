import { Readable } from 'node:stream'
import { AppError, orThrow } from '../app-error.ts'
import type { Services } from '../services.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { UploadFile, UploadParts } from './read-upload.ts'
import { findUpload } from './resumable/resumable-uploads.ts'

/** The file of an upload: its file part or, where there is none, the resumable upload that it names. */
export async function getUploadFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { text, file }: UploadParts,
  customerId: string,
): Promise<UploadFile> {
  if (file) return file
  const uploadId = orThrow(text('upload_id'), 'file_missing')
  const upload = orThrow(await findUpload(db, { id: uploadId, customerId }), 'not_found')
  if (upload.receivedBytes !== upload.sizeBytes) throw new AppError('upload_unfinished')
  const content = Readable.from(joinParts(files, upload.parts))
  return { originalName: upload.originalName, content, uploadId }
}

async function* joinParts(files: FileStore, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) yield* orThrow(await files.find(name), 'upload_unfinished')
}
