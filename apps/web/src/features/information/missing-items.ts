import type { ServiceApplication } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
import { listMissingDocuments } from '../../shared/applications/list-missing-documents.ts'
import { openItems } from './form/open-items.ts'

export type InformationTab = 'documents' | 'information'

/** Of what was asked for, what was not accepted and has to be given again. */
export function listRefusedDocuments(application: ServiceApplication) {
  const refused = application.uploadedDocs.filter(({ status }) => isRefused(status))
  return listMissingDocuments(application).filter((asked) =>
    refused.some(({ document_id }) => document_id === asked.document_id),
  )
}

/** How much the customer still has to give, by the tab where it is given; not what they may leave open. */
export function countMissing(application: ServiceApplication): Record<InformationTab, number> {
  const { fields, extraItems } = openItems(application)
  return {
    documents: listMissingDocuments(application).length,
    information: fields.filter(({ optional }) => !optional).length + extraItems.length,
  }
}

/** The tab to open: the first one where something is missing. */
export function tabToOpen(application: ServiceApplication): InformationTab {
  const { documents, information } = countMissing(application)
  return documents === 0 && information > 0 ? 'information' : 'documents'
}
