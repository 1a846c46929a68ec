import { join } from 'node:path'
import { processUser } from '../process-user.ts'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local-file-store.ts'
import type { S3Options } from './s3-file-store.ts'

export type FileStoreOptions = { readonly kind: 'local' } | ({ readonly kind: 's3' } & S3Options)

/** The store that the configuration names. */
export async function openFileStore(files: FileStoreOptions, dataDir: string): Promise<FileStore> {
  try {
    if (files.kind === 'local') return await createLocalFileStore(join(dataDir, 'files'))
    // Its client is large: whoever does not use it need not wait for it.
    const { createS3FileStore } = await import('./s3-file-store.ts')
    return await createS3FileStore(files, join(dataDir, 'incoming'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`DATA_DIR: ${dataDir} cannot be used by ${processUser()}: ${why}`, { cause })
  }
}
