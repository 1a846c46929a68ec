import type { ServiceApplication } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'

type Documents = Pick<ServiceApplication, 'documentList' | 'uploadedDocs'>

/** What was asked for and is not there: never uploaded, or refused. */
export function listMissingDocuments({ documentList, uploadedDocs }: Documents) {
  const isIn = (id: string) =>
    uploadedDocs.some(({ document_id, status }) => document_id === id && !isRefused(status))
  return documentList.filter(({ document_id }) => !isIn(document_id))
}
