import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { countsStill } from './document-status.ts'
import { isTakenBack } from './taken-back.ts'

interface Subject {
  readonly applicationId: string
  readonly customerId: string
}

/**
 * Marks as read the notifications of an application that asked for what the customer has given since: a rejected document
 * that was replaced, an answered question, all that was due on a day, a paid stage. Call it in the transaction of the customer's act.
 */
export async function readSettledNotices(db: Db, of: Subject): Promise<void> {
  await settledNotices(of).execute(db)
}

/** The same, to be written together with others; it sees none of what they write. */
export function settledNotices({ applicationId, customerId }: Subject): RawBuilder<unknown> {
  return sql`
    update notifications n set read_at = now()
    where n.customer_id = ${customerId} and n.target_type = 'application' and n.target_id = ${applicationId}
      and n.read_at is null
      and case n.kind
        when 'document_rejected' then exists (
          select from uploaded_documents d
          where d.application_id = ${applicationId} and d.replaced_at is not null
            and n.fact_key = 'document_rejected:' || d.id)
        when 'information_asked' then exists (
          select from submitted_fields f
          where f.application_id = ${applicationId}
            and n.fact_key = 'information_asked:' || f.application_id || '/' || f.field_id)
          or exists (
          select from extra_item_requests q
          where q.application_id = ${applicationId} and n.fact_key = 'information_asked:' || q.request_id
            and ${isGiven})
        when 'answer_due' then not exists (
          select from document_decisions j join uploaded_documents d on d.id = j.document_id
          where d.application_id = ${applicationId} and d.replaced_at is null
            and j.due_on = (n.params ->> 'due_on')::date and ${countsStill('j')})
          and not exists (
            select from extra_item_requests q
            where q.application_id = ${applicationId} and q.due_on = (n.params ->> 'due_on')::date
              and not ${isTakenBack('q')} and not ${isGiven})
        when 'stage_completed' then n.params ->> 'next' = 'pay' and exists (
          select from settled_items i
          where i.application_id = ${applicationId} and i.settled_at >= n.created_at)
        when 'payment_due' then exists (
          select from settled_items i
          where i.application_id = ${applicationId} and i.settled_at >= n.created_at)
        else false
      end`
}

/** Of `extra_item_requests q`: a text, a date or a file by its kind. */
const isGiven = sql`(
  exists (
    select from submitted_extra_info e where e.application_id = q.application_id and e.item_id = q.item_id)
  or exists (
    select from submitted_fields f where f.application_id = q.application_id and f.field_id = q.item_id)
  or exists (
    select from uploaded_documents d where d.application_id = q.application_id and d.document_id = q.item_id))`
