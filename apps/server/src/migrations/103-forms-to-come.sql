-- Where the form alone is missing, an application waits for its customer: the form is a fact that the projection of the
-- desk (ADR 44) is reckoned from.
create trigger mark_stale_of_form after update of form_submitted_at on applications
  for each row when (old.form_submitted_at is distinct from new.form_submitted_at)
  execute function mark_own_application_stale();
-- Those that may wait for it are projected anew within seconds. The release before: projects them as ours, until a fact.
insert into stale_subjects (kind, subject_id)
select 'application', a.id
from applications a join application_states s on s.application_id = a.id
where a.form_submitted_at is null and s.client_status = 'processing'
on conflict do nothing;
