import type { RecordedAct } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'

/** Every act of staff on the application, one row each, with a key that no other act has; its words as the reader reads them. */
export const recordedActs = (applicationId: string, language: Language): RawBuilder<unknown> => sql`
  select 'staff_acts' || id as key, case kind when 'complete' then 'complete_stage' 
           -- Taken back at once, it has no reason.
           when 'reopen' then case comment when '' then 'take_back_completion' else 'reopen_stage' end else kind end as act,
         stage_id as subject, ${written(language, 'comment', 'comment_hi')} as comment, false as ends_application, staff_id, recorded_at
    from staff_acts where application_id = ${applicationId}
  union all
  select 'held_completions' || h.id, 'hold_completion', h.stage_id, ${written(language, 'h.comment', 'h.comment_hi')}, false, h.staff_id, h.recorded_at
    from held_completions h left join held_completion_outcomes o on o.held_id = h.id
   where h.application_id = ${applicationId} and o.outcome is distinct from 'done'
  union all
  select 'held_outcomes' || o.held_id, case o.outcome when 'taken_back' then 'take_back_completion' else 'return_completion' end,
         h.stage_id, o.problem, false, o.staff_id, o.recorded_at
    from held_completion_outcomes o join held_completions h on h.id = o.held_id
   where o.application_id = ${applicationId} and o.outcome <> 'done'
  union all
  select 'promises' || id, 'change_promise', stage_id, ${written(language, 'reason', 'reason_hi')}, false, staff_id, recorded_at
    from promise_acts where application_id = ${applicationId}
  union all
  select 'decisions' || j.id, case decision when 'accepted' then 'accept_document' when 'rejected' then 'reject_document'
                       else 'withdraw_decision' end,
         d.document_id, coalesce(${written(language, 'reason', 'reason_hi')}, ''), false, staff_id, recorded_at
    from document_decisions j join uploaded_documents d on d.id = j.document_id
   where d.application_id = ${applicationId}
  union all
  select 'asked' || id, 'ask_extra_item', item_id, ${written(language, 'title', 'title_hi')}, false, staff_id, recorded_at
    from extra_item_requests where application_id = ${applicationId}
  union all
  select 'deliverables' || id, 'attach_deliverable', id::text, coalesce(title ->> ${language}::text, title ->> 'en'), false, staff_id, attached_at
    from deliverables where application_id = ${applicationId}
  union all
  select 'taken_back' || takes_back, 'take_back_' || kind, null, '', false, staff_id, recorded_at
    from taken_back_acts where application_id = ${applicationId}
  union all
  select 'discounts' || id, 'give_discount', net_rupees::text, reason, false, staff_id, recorded_at
    from discount_acts where application_id = ${applicationId}
  union all
  select 'buyers' || id, 'amend_buyer', buyer ->> 'gstin', reason, false, staff_id, recorded_at
    from buyer_acts where application_id = ${applicationId}
  union all
  select 'refunds' || id, case kind when 'requested' then 'request_refund' when 'retried' then 'retry_refund'
                   else 'complete_refund' end,
         refund_id::text, comment, ends_application, staff_id, recorded_at
    from refund_acts where application_id = ${applicationId}
  union all
  select 'proposals' || id, 'propose_' || kind, id::text, reason, ends_application, staff_id, proposed_at
    from money_proposals where application_id = ${applicationId}
  union all
  select 'proposal_acts' || c.id, case act when 'approved' then 'approve_' || p.kind
                   when 'taken_back' then 'take_back_approval' when 'returned' then 'return_proposal'
                   when 'declined' then 'decline_proposal' else 'withdraw_proposal' end,
         c.proposal_id::text, c.comment, false, c.staff_id, c.recorded_at
    from money_proposal_acts c join money_proposals p on p.id = c.proposal_id
   where c.application_id = ${applicationId} and c.act <> 'done'
  union all
  select 'reviews' || v.id, 'resolve_review', v.order_id, v.comment, false, v.staff_id, v.recorded_at
    from review_acts v join payment_orders o on o.order_id = v.order_id
   where o.application_id = ${applicationId}
  union all
  select 'e_invoices' || i.id, 'retry_e_invoice', d.number, i.comment, false, i.staff_id, i.recorded_at
    from e_invoice_acts i join money_documents d on d.id = i.document_id
   where d.application_id = ${applicationId}
  union all
  select 'cancellations' || c.id, 'cancel_e_invoice', d.number, c.remark, false, c.staff_id, c.recorded_at
    from e_invoice_cancellations c join money_documents d on d.id = c.document_id
   where d.application_id = ${applicationId}
`

/** In Hindi where the member wrote that too. */
const written = (language: Language, english: string, hindi: string) =>
  language === 'hi' ? sql`coalesce(nullif(${sql.ref(hindi)}, ''), ${sql.ref(english)})` : sql.ref(english)

/** Newest first. */
export async function listRecordedActs(
  db: Db,
  applicationId: string,
  language: Language,
): Promise<RecordedAct[]> {
  const { rows } = await sql<ActRow>`
    select acts.*, m.name as staff_name from (${recordedActs(applicationId, language)}) acts
    join staff_members m on m.id = acts.staff_id
    order by acts.recorded_at desc
  `.execute(db)
  return rows.map(({ act, subject, comment, ends_application, staff_name, recorded_at }) => {
    return { act, subject, comment, ends_application, staff_name, recorded_at: recorded_at.toISOString() }
  })
}

type ActRow = Omit<RecordedAct, 'recorded_at'> & { readonly recorded_at: Date }
