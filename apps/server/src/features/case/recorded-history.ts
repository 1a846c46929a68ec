import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'
import { recordedActs } from './recorded-acts.ts'

/** What happened to an application, one row each, with a key that no other has: facts of the customer, acts of staff. */
export const recordedHistory = (id: string, language: Language): RawBuilder<unknown> => sql`
  select key, act as kind, array[subject] as subjects, comment as words, staff_id, recorded_at as at
    from (${recordedActs(id, language)}) acts
  union all
  select 'begun' || id, 'begun', '{}', '', null, created_at
    from applications where id = ${id} and deleted_at is null
  union all
  select 'files' || id, 'file_given', array[document_id], original_name, null, uploaded_at
    from uploaded_documents where application_id = ${id}
  union all
  select 'answers' || submitted_at, 'answers_given', array_agg(item order by item), '', null, submitted_at
    from (select field_id as item, submitted_at from submitted_fields where application_id = ${id}
          union all
          select item_id, submitted_at from submitted_extra_info where application_id = ${id}) answers
   group by submitted_at
  union all
  select 'form' || id, 'form_submitted', '{}', '', null, form_submitted_at
    from applications where id = ${id} and form_submitted_at is not null
  union all
  select 'paid' || order_id, 'paid', array_agg(item order by item), '', null, min(settled_at)
    from settled_items where application_id = ${id} group by order_id`
