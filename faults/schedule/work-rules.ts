/** Invariants of the desk's work that must hold once the system is quiescent, each as a query for its violations. */
export const workRules: Readonly<Record<string, string>> = {
  'what was marked is projected': `
    select subject_id::text as subject, kind as detail from stale_subjects`,
  'a piece of work is whose its last act says': `
    select w.subject_id::text as subject, w.kind as detail from work_items w
    left join lateral (
      select a.owner from work_acts a
      where a.subject_id = w.subject_id and a.kind = w.kind and a.act in ('taken', 'released', 'assigned')
      order by a.id desc limit 1) last on true
    where w.owner is distinct from last.owner`,
  'every act on a piece of work is in the audit once': `
    select a.subject_id::text as subject, a.act as detail from work_acts a
    group by a.subject_id, a.act
    having count(*) <> (
      select count(*) from audit_entries e
      where e.entity_type = 'work' and e.entity_id = a.subject_id::text and e.description = 'work_' || a.act)`,
  'a paper is decided about once': `
    select document_id::text as subject, count(*)::text as detail from document_decisions
    where decision <> 'withdrawn' group by document_id having count(*) > 1`,
  'the customer is told of every rejected paper, once': `
    select j.document_id::text as subject, count(n.id)::text as detail from document_decisions j
    left join notifications n on n.fact_key = 'document_rejected:' || j.document_id
    where j.decision = 'rejected' group by j.document_id having count(n.id) <> 1`,
  'a decision about a paper is in the audit once': `
    select j.document_id::text as subject, count(e.id)::text as detail from document_decisions j
    left join audit_entries e on e.metadata ->> 'upload_id' = j.document_id::text and e.staff_id = j.staff_id
    group by j.document_id having count(e.id) <> 1`,
}
