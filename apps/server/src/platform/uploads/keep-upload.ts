import { randomBytes } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { FileStore, ReceivedFile } from '../storage/file-store.ts'
import type { FileKind } from './inspect-file.ts'

/**
 * Keeps an inspected file under a name of ours and has it recorded. A file that turns out to be there already, or is
 * refused, is removed again.
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
    // After any other failure than a refusal of ours the commit may have happened, its answer being lost.
    // A file without a row harms nobody, a row without its file does.
    if (error instanceof AppError) await files.remove(filename)
    throw error
  }
}
