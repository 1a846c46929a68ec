import { join } from 'node:path'
import type { Metrics } from '../metrics/metrics.ts'
import { processUser } from '../process-user.ts'
import type { FileStore } from './file-store.ts'
import { openIncomingFolder } from './incoming-folder.ts'
import { createLocalFileStore } from './local-file-store.ts'
import type { S3Options } from './s3-file-store.ts'

export type FileStoreOptions = { readonly kind: 'local' } | ({ readonly kind: 's3' } & S3Options)

/** The store that the configuration names. What it says of DATA_DIR is of the folders alone, not of a bucket. */
export async function openFileStore(
  files: FileStoreOptions,
  dataDir: string,
  metrics?: Pick<Metrics, 'outgoing'>,
): Promise<FileStore> {
  const nameFolder = (cause: unknown): never => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`DATA_DIR: ${dataDir} cannot be used by ${processUser()}: ${why}`, { cause })
  }
  if (files.kind === 'local') return await createLocalFileStore(join(dataDir, 'files')).catch(nameFolder)
  const incoming = join(dataDir, 'incoming')
  // Already here: what fails afterwards is not the folder's.
  await openIncomingFolder(incoming).catch(nameFolder)
  // Its client is large: whoever does not use it need not wait for it.
  const { createS3FileStore } = await import('./s3-file-store.ts')
  return createS3FileStore(files, incoming, metrics)
}
