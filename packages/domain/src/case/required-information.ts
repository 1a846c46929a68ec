import { type Instant, latestOf } from '../calendar/instant.ts'
import { SERVICE_ITEM } from '../catalogue/payment-item.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import type { FieldDefinition } from '../fields/field-definition.ts'
import { type ApplicationFacts, findPaidAt, isRefused, type RequestedKind } from './application-facts.ts'

export type InformationRules = Pick<
  ServiceDefinition,
  'timeline' | 'documents' | 'fields' | 'extraInfo' | 'applicationFields'
>

/** Whether an application cannot be completed without the form. */
export function isFormRequired({ applicationFields }: Pick<ServiceDefinition, 'applicationFields'>): boolean {
  return (applicationFields?.required.length ?? 0) > 0
}

/** Whether the form is required and still to come. */
export function isFormMissing(service: InformationRules, { formSubmittedAt }: ApplicationFacts): boolean {
  return isFormRequired(service) && formSubmittedAt === null
}

/** Ids of what the customer still has to submit. A rejected document is in both document lists. */
export type MissingInformation = {
  documents: string[]
  rejectedDocuments: string[]
  fields: string[]
  extraItems: string[]
}

/**
 * Whether a field is asked by now. A password is asked last, once everything before the stage that needs it is done and our
 * staff have accepted every document; it stays asked where it was given. A stage that is done needs it no more.
 */
export function isAskedByNow(
  { id, neededBy }: Pick<FieldDefinition, 'id' | 'neededBy'>,
  service: InformationRules,
  facts: ApplicationFacts,
): boolean {
  if (neededBy === undefined || facts.fields.some(({ fieldId }) => fieldId === id)) return true
  if (isStageDone(neededBy, facts)) return false
  const before = service.timeline.slice(
    0,
    service.timeline.findIndex((stage) => stage.id === neededBy),
  )
  return findPaidAt(service, facts) !== undefined && before.every((stage) => isPassed(stage, service, facts))
}

/** Whether staff completed it. */
export function isStageDone(stageId: string, { staffActs }: ApplicationFacts): boolean {
  return staffActs.some((act) => act.act === 'complete' && act.stageId === stageId)
}

function isPassed(
  { id, kind }: ServiceDefinition['timeline'][number],
  service: InformationRules,
  facts: ApplicationFacts,
): boolean {
  if (kind === 'payment') return facts.settled.some(({ item }) => item === id || item === SERVICE_ITEM)
  if (kind !== 'information') return isStageDone(id, facts)
  const others = { ...service, fields: service.fields.filter(({ neededBy }) => neededBy === undefined) }
  const accepted = facts.documents.filter(({ status }) => status === 'accepted')
  return (
    countPendingItems(others, facts) === 0 &&
    listRequired(others, facts).documents.every((wanted) =>
      accepted.some(({ documentId }) => documentId === wanted),
    )
  )
}

/** Ids of everything that is required: the service's own, and what staff requested, which comes last. */
function listRequired(service: InformationRules, facts: ApplicationFacts) {
  const { requestedExtraItems: requested } = facts
  const needed = service.fields.filter((field) => !field.optional && isAskedByNow(field, service, facts))
  const withRequested = (items: readonly { id: string }[], kind: RequestedKind) => {
    const asked = requested.filter((item) => (item.kind ?? 'text') === kind)
    return [...new Set([...items, ...asked].map(({ id }) => id))]
  }
  return {
    documents: withRequested(service.documents, 'file'),
    fields: withRequested(needed, 'date'),
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
