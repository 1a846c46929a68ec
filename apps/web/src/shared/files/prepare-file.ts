import { isHeic } from './find-file-problem.ts'
import { nameByContent } from './name-by-content.ts'
import { type PreparedFile, shrinkImage } from './shrink-image.ts'

/**
 * What is sent of a chosen file: photos smaller, upright and without metadata, HEIC as JPEG, others as they are; all under
 * the extension of their content.
 */
export async function prepareFile(chosen: File, signal: AbortSignal): Promise<PreparedFile> {
  const file = await nameByContent(chosen)
  if (!isHeic(file)) return shrinkImage(file, signal)
  const { readHeic } = await import('./heic/read-heic.ts')
  const { file: photo } = await shrinkImage(await readHeic(file), signal)
  return { file: photo, shrunkFrom: photo.size < file.size ? file.size : undefined }
}
