-- When half the target of a piece of work is used up; infinity while its clock is paused.
alter table work_items add column half_at timestamptz not null default 'infinity';
create index work_neglected on work_items (half_at) where owner is null;
-- What is open is projected anew within seconds, and has its moment then.
insert into stale_subjects (kind, subject_id)
select distinct case when kind in ('ticket', 'consultation', 'message') then kind else 'application' end,
  case when kind in ('ticket', 'consultation', 'message') then subject_id else application_id end
from work_items where kind in ('ticket', 'consultation', 'message') or application_id is not null
on conflict do nothing;
