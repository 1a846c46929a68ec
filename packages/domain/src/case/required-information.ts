import { type Instant, latestOf } from '../calendar/instant.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import { type ApplicationFacts, findPaidAt, isRefused, type RequestedKind } from './application-facts.ts'

export type InformationRules = Pick<ServiceDefinition, 'timeline' | 'documents' | 'fields' | 'extraInfo'>

/** Whether an application cannot be completed without the form. */
export function isFormRequired({ applicationFields }: Pick<ServiceDefinition, 'applicationFields'>): boolean {
  return (applicationFields?.required.length ?? 0) > 0
}

/** Ids of what the customer still has to submit. A rejected document is in both document lists. */
export type MissingInformation = {
  documents: string[]
  rejectedDocuments: string[]
  fields: string[]
  extraItems: string[]
}

/** Ids of everything that is required: the service's own, and what staff requested, which comes last. */
function listRequired(service: InformationRules, { requestedExtraItems: requested }: ApplicationFacts) {
  const withRequested = (items: readonly { id: string }[], kind: RequestedKind) => {
    const asked = requested.filter((item) => (item.kind ?? 'text') === kind)
    return [...new Set([...items, ...asked].map(({ id }) => id))]
  }
  return {
    documents: withRequested(service.documents, 'file'),
    fields: withRequested(service.fields, 'date'),
    extraItems: withRequested(service.extraInfo, 'text'),
  }
}

/** Missing items in the order of the service; items requested by staff come last. */
export function listMissingInformation(
  service: InformationRules,
  facts: ApplicationFacts,
): MissingInformation {
  const required = listRequired(service, facts)
  const rejected = new Set(
    facts.documents.filter(({ status }) => isRefused(status)).map(({ documentId }) => documentId),
  )
  const documents = new Set(facts.documents.map(({ documentId }) => documentId))
  const fields = new Set(facts.fields.map(({ fieldId }) => fieldId))
  const extraItems = new Set(facts.extraItems.map(({ id }) => id))
  return {
    documents: required.documents.filter((id) => !documents.has(id) || rejected.has(id)),
    rejectedDocuments: required.documents.filter((id) => rejected.has(id)),
    fields: required.fields.filter((id) => !fields.has(id)),
    extraItems: required.extraItems.filter((id) => !extraItems.has(id)),
  }
}

/** Number of missing documents, fields and extra items (DI-02). */
export function countPendingItems(service: InformationRules, facts: ApplicationFacts): number {
  const missing = listMissingInformation(service, facts)
  return missing.documents.length + missing.fields.length + missing.extraItems.length
}

/** Whether nothing at all is asked for: a guide contacts the customer instead, and completes the stage. */
export function asksForNothing(service: InformationRules, facts: ApplicationFacts): boolean {
  return Object.values(listRequired(service, facts)).every((ids) => ids.length === 0)
}

/** When the last required item was submitted; undefined while unpaid or incomplete. */
export function findInformationCompletedAt(
  service: InformationRules,
  facts: ApplicationFacts,
): Instant | undefined {
  const paidAt = findPaidAt(service, facts)
  if (paidAt === undefined || countPendingItems(service, facts) > 0) return undefined
  const required = listRequired(service, facts)
  return latestOf(
    paidAt,
    ...facts.documents
      .filter(({ documentId }) => required.documents.includes(documentId))
      .map(({ at }) => at),
    ...facts.fields.filter(({ fieldId }) => required.fields.includes(fieldId)).map(({ at }) => at),
    ...facts.extraItems.filter(({ id }) => required.extraItems.includes(id)).map(({ at }) => at),
  )
}
