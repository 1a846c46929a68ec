import { orThrow } from '../app-error.ts'
import type { Services } from '../services.ts'
import type { IncomingFile, UploadParts } from './read-upload.ts'
import { getUploadContent } from './resumable/upload-content.ts'

/** The file of an upload: its file part or, where there is none, the resumable upload that it names. */
export async function getIncomingFile(
  services: Pick<Services, 'db' | 'files'>,
  { text, file }: UploadParts,
  customerId: string,
): Promise<IncomingFile> {
  if (file) return file
  const uploadId = orThrow(text('upload_id'), 'file_missing')
  return { ...(await getUploadContent(services, { id: uploadId, customerId })), uploadId }
}
