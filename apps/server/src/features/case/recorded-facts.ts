import type { ApplicationFacts, DocumentStatus } from '@sanad/domain'
import { sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'
import { askedBy, documentStatus, lastDecision } from './document-status.ts'
import { type MoneyFactsRow, moneyFacts, moneyFactsOf } from './money-facts.ts'
import { type StaffFactsRow, staffFacts, staffFactsOf } from './staff-facts.ts'

/** Columns over `applications a` from whose row `factsOf` reads the recorded facts. */
export const recordedFacts = sql`
  (select coalesce(json_agg(json_build_object('item', s.item, 'at', s.settled_at) order by s.settled_at), '[]')
     from settled_items s where s.application_id = a.id) as settled,
  (select coalesce(json_agg(json_build_object(
            'documentId', d.document_id, 'status', ${documentStatus}, 'at', d.uploaded_at, 'asked', ${askedBy})), '[]')
     from uploaded_documents d ${lastDecision} where d.application_id = a.id and d.replaced_at is null) as documents,
  (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'at', f.submitted_at)), '[]')
     from submitted_fields f where f.application_id = a.id) as submitted_fields,
  (select coalesce(json_agg(json_build_object('id', e.item_id, 'at', e.submitted_at)), '[]')
     from submitted_extra_info e where e.application_id = a.id) as submitted_extra,
  to_json(a.form_submitted_at) as form_submitted_at, ${staffFacts}, ${moneyFacts}`

interface CustomerFactsRow {
  readonly settled: readonly { item: string; at: string }[]
  readonly documents: readonly {
    documentId: string
    status: DocumentStatus
    at: string
    asked: { at: string; dueOn: string } | null
  }[]
  readonly submitted_fields: readonly { fieldId: string; at: string }[]
  readonly submitted_extra: readonly { id: string; at: string }[]
  readonly form_submitted_at: string | null
}

export interface RecordedFactsRow extends CustomerFactsRow, StaffFactsRow, MoneyFactsRow {}

/** The event log of an application, from which the domain derives status, timeline and turn. */
export function factsOf(row: RecordedFactsRow): ApplicationFacts {
  return {
    settled: row.settled.map(({ item, at }) => ({ item, at: toInstant(at) })),
    documents: row.documents.map(({ documentId, status, at, asked }) => ({
      documentId,
      status,
      at: toInstant(at),
      asked: asked ? { at: toInstant(asked.at), dueOn: asked.dueOn } : undefined,
    })),
    fields: row.submitted_fields.map(({ fieldId, at }) => ({ fieldId, at: toInstant(at) })),
    extraItems: row.submitted_extra.map(({ id, at }) => ({ id, at: toInstant(at) })),
    formSubmittedAt: row.form_submitted_at === null ? null : toInstant(row.form_submitted_at),
    ...staffFactsOf(row),
    ...moneyFactsOf(row),
  }
}
