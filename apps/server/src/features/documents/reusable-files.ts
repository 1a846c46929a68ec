import type { ServiceApplication, UploadedDocument } from '@sanad/contracts'
import { isRefused, type ServiceDefinition, servesAs, textIn } from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import type { EarlierApplicationsRow } from '../case/earlier-applications.ts'

interface Row extends EarlierApplicationsRow {
  readonly definition: ServiceDefinition
  readonly quantity: number
  readonly documents: readonly { documentId: string; status: UploadedDocument['status'] }[]
}

/** For each open document the latest file that serves as it, of the earlier applications of the customer. */
export function listReusableFiles(
  { definition, quantity, documents, earlier }: Row,
  language: Language,
): ServiceApplication['reusable_documents'] {
  const isOpen = (id: string) =>
    !documents.some(({ documentId, status }) => documentId === id && !isRefused(status))
  const files = earlier.flatMap(({ documents: given, askedDocuments, ...application }) =>
    given
      .filter(({ status }) => status === 'submitted' || status === 'accepted')
      .map((file) => ({
        source: { source_id: file.id, original_name: file.originalName },
        from: textIn(application.title, language),
        given: givenAs({ ...application, ...file }, askedDocuments),
      })),
  )
  return definition.documents
    .filter(({ id }) => isOpen(id))
    .flatMap((document) => {
      const found = files.find(({ given }) => servesAs({ document, quantity }, given))
      return found ? [{ document_id: document.id, ...found.source, from: found.from }] : []
    })
}

interface Given {
  readonly documentId: string
  readonly quantity: number
  readonly same_business: boolean
}

/** As what a file was given; what staff asked for is in no definition. */
export function givenAs(
  { documentId, quantity, same_business }: Given,
  asked: ServiceDefinition['documents'],
) {
  const document = asked.find(({ id }) => id === documentId) ?? { id: documentId }
  return { document, quantity, sameBusiness: same_business }
}
