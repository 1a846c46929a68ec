import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'

type Application = SuccessOf<typeof getDeskApplication>['data']['application']

/** A document with its current file, or one that is still to come. */
export interface Paper {
  /** Of the document in the service. */
  readonly id: string
  readonly title: string
  readonly status: Application['uploadedDocs'][number]['status'] | 'missing'
  readonly reason: string | null
  /** The last day for what staff asked for and has not come. */
  readonly dueOn: string | undefined
  /** Whether it is judged among the documents; what was asked for in words is not. */
  readonly isDocument: boolean
}

/** In the order of the service, and after its documents what staff asked for beside them. */
export function listPapers({ documentList, uploadedDocs, extra_info, asked_by = [] }: Application): Paper[] {
  const dueOnOf = (id: string) => asked_by.find((asked) => asked.id === id)?.due_on
  const documents = documentList.map(({ document_id: id, label: title }): Paper => {
    const file = uploadedDocs.find((one) => one.document_id === id)
    return {
      ...{ id, title, status: file?.status ?? 'missing', reason: file?.rejection_reason ?? null },
      ...{ dueOn: dueOnOf(id), isDocument: true },
    }
  })
  const asked = extra_info
    .filter(({ submitted }) => !submitted)
    .map(
      ({ id, title }): Paper => ({
        ...{ id, title, status: 'missing', reason: null, dueOn: dueOnOf(id), isDocument: false },
      }),
    )
  return [...documents, ...asked]
}
