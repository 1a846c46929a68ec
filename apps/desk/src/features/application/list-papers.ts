import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'

type Application = SuccessOf<typeof getDeskApplication>['data']['application']

/** A document with its current file; documents without one are not to be judged. */
export interface Paper {
  /** Of the document in the service. */
  readonly id: string
  readonly title: string
  readonly status: Application['uploadedDocs'][number]['status']
  readonly reason: string | null
}

/** In the order of the service. */
export function listPapers({ documentList, uploadedDocs }: Application): Paper[] {
  return documentList.flatMap(({ document_id, label }) => {
    const file = uploadedDocs.find((one) => one.document_id === document_id)
    if (!file) return []
    return [{ id: document_id, title: label, status: file.status, reason: file.rejection_reason }]
  })
}
