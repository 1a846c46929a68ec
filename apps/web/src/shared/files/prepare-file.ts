import { isHeic } from './find-file-problem.ts'
import { type PreparedFile, shrinkImage } from './shrink-image.ts'

/** What is sent of a chosen file: photos smaller, upright and without metadata, HEIC as JPEG, others as they are. */
export async function prepareFile(file: File, signal: AbortSignal): Promise<PreparedFile> {
  if (!isHeic(file)) return shrinkImage(file, signal)
  const { readHeic } = await import('./heic/read-heic.ts')
  const { file: photo } = await shrinkImage(await readHeic(file), signal)
  return { file: photo, shrunkFrom: photo.size < file.size ? file.size : undefined }
}
