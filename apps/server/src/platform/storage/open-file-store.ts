import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local-file-store.ts'

/** The store that the configuration names. */
export async function openFileStore({
  files,
  dataDir,
}: Pick<Config, 'files' | 'dataDir'>): Promise<FileStore> {
  if (files.kind === 'local') return createLocalFileStore(join(dataDir, 'files'))
  // Its client is large: whoever does not use it need not wait for it.
  const { createS3FileStore } = await import('./s3-file-store.ts')
  return createS3FileStore(files, join(dataDir, 'incoming'))
}
