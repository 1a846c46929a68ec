import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local-file-store.ts'
import type { S3Options } from './s3-file-store.ts'

export type FileStoreOptions = { readonly kind: 'local' } | ({ readonly kind: 's3' } & S3Options)

/** The store that the configuration names. */
export async function openFileStore(files: FileStoreOptions, dataDir: string): Promise<FileStore> {
  if (files.kind === 'local') return createLocalFileStore(join(dataDir, 'files'))
  // Its client is large: whoever does not use it need not wait for it.
  const { createS3FileStore } = await import('./s3-file-store.ts')
  return createS3FileStore(files, join(dataDir, 'incoming'))
}
