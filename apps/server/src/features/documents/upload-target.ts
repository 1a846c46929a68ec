import { Id } from '@sanad/contracts'
import { orThrow } from '../../platform/app-error.ts'
import type { TextPart } from '../../platform/uploads/read-upload.ts'

/** Destination of an upload, from the text parts in front of the file. */
export interface UploadTarget {
  readonly userId: string
  readonly applicationId: string
  readonly documentId: string
}

export function readUploadTarget(text: TextPart): UploadTarget {
  const userId = orThrow(text('user_id'), 'user_id_missing')
  const documentId = orThrow(text('document_id'), 'document_id_missing')
  // A malformed id is answered like an unknown one.
  const applicationId = orThrow(Id.safeParse(text('application_id')).data, 'not_found')
  return { userId, applicationId, documentId }
}
