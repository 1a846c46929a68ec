-- Days that were promised before a promise became a piece of work (ADR 44), of stages that are still open: projected anew
-- within seconds, as nothing else may happen to them before the day is over.
insert into stale_subjects (kind, subject_id)
select distinct 'application', p.application_id
from promise_acts p join application_states s on s.application_id = p.application_id
where s.client_status = 'processing' and s.stage_id = p.stage_id
on conflict do nothing;
