import { type Instant, latestOf } from '../calendar/instant.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import { type ApplicationFacts, findPaidAt, isRefused } from './application-facts.ts'

export type InformationRules = Pick<ServiceDefinition, 'timeline' | 'documents' | 'fields' | 'extraInfo'>

/** Ids of what the customer still has to submit. A rejected document is in both document lists. */
export type MissingInformation = {
  documents: string[]
  rejectedDocuments: string[]
  fields: string[]
  extraItems: string[]
}

function requiredExtraItems(service: InformationRules, facts: ApplicationFacts): string[] {
  return [...new Set([...service.extraInfo, ...facts.requestedExtraItems].map(({ id }) => id))]
}

/** Missing items in the order of the service; extra items requested by staff come last. */
export function listMissingInformation(
  service: InformationRules,
  facts: ApplicationFacts,
): MissingInformation {
  const rejected = new Set(
    facts.documents.filter(({ status }) => isRefused(status)).map(({ documentId }) => documentId),
  )
  const documents = new Set(facts.documents.map(({ documentId }) => documentId))
  const fields = new Set(facts.fields.map(({ fieldId }) => fieldId))
  const extraItems = new Set(facts.extraItems.map(({ id }) => id))
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  return {
    documents: ids(service.documents).filter((id) => !documents.has(id) || rejected.has(id)),
    rejectedDocuments: ids(service.documents).filter((id) => rejected.has(id)),
    fields: ids(service.fields).filter((id) => !fields.has(id)),
    extraItems: requiredExtraItems(service, facts).filter((id) => !extraItems.has(id)),
  }
}

/** Number of missing documents, fields and extra items (DI-02). */
export function countPendingItems(service: InformationRules, facts: ApplicationFacts): number {
  const missing = listMissingInformation(service, facts)
  return missing.documents.length + missing.fields.length + missing.extraItems.length
}

/**
 * When the last required item was submitted; undefined while unpaid or incomplete. A service that asks for nothing is
 * complete from its payment on.
 */
export function findInformationCompletedAt(
  service: InformationRules,
  facts: ApplicationFacts,
): Instant | undefined {
  const paidAt = findPaidAt(service, facts)
  if (paidAt === undefined || countPendingItems(service, facts) > 0) return undefined
  const has = (items: readonly { id: string }[], id: string) => items.some((item) => item.id === id)
  const extraItems = requiredExtraItems(service, facts)
  return latestOf(
    paidAt,
    ...facts.documents.filter(({ documentId }) => has(service.documents, documentId)).map(({ at }) => at),
    ...facts.fields.filter(({ fieldId }) => has(service.fields, fieldId)).map(({ at }) => at),
    ...facts.extraItems.filter(({ id }) => extraItems.includes(id)).map(({ at }) => at),
  )
}
