import { randomBytes } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { FileStore, ReceivedFile } from '../storage/file-store.ts'
import type { FileKind } from './inspection/file-kind.ts'

/**
 * Stores an inspected file under a random name, then has it recorded. Compensation: the file is removed again when it was
 * recorded before (`isNew` false) or is refused.
 */
export async function keepUpload(
  files: FileStore,
  { file, kind }: { file: ReceivedFile; kind: FileKind },
  record: (filename: string) => Promise<{ id: string; isNew: boolean }>,
): Promise<string> {
  const filename = `${randomBytes(16).toString('hex')}.${kind}`
  await file.keep(filename)
  try {
    const { id, isNew } = await record(filename)
    if (!isNew) await files.remove(filename)
    return id
  } catch (error) {
    // Only after an AppError is the rollback certain: any other failure may have lost the answer to a commit.
    // An orphan file is harmless and removed later; a row without its file is not.
    if (error instanceof AppError) await files.remove(filename)
    throw error
  }
}
