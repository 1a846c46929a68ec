import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { AppError, orThrow } from '../../app-error.ts'
import type { Tables } from '../../database-tables.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { findUpload, type Owned } from './resumable-uploads.ts'

/** Name and content of an upload of which every part has come. */
export async function getUploadContent(
  { db, files }: { db: Kysely<Tables>; files: FileStore },
  owned: Owned,
): Promise<{ originalName: string; content: Readable }> {
  const upload = orThrow(await findUpload(db, owned), 'not_found')
  if (upload.receivedBytes !== upload.sizeBytes) throw new AppError('upload_unfinished')
  return { originalName: upload.originalName, content: Readable.from(joinParts(files, upload.parts)) }
}

async function* joinParts(files: FileStore, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) yield* orThrow(await files.find(name), 'upload_unfinished')
}
