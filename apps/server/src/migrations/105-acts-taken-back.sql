-- An ask or a deliverable that was taken back before the customer was told of it counts as if it had not been recorded. The
-- release before writes none of this; of what is taken back meanwhile it goes on to show the ask and the file.
create table taken_back_acts (
  -- Request id of the act.
  takes_back uuid primary key,
  application_id uuid not null references applications on delete cascade,
  kind text not null check (kind in ('ask', 'deliverable')),
  staff_id uuid not null references staff_members,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index taken_back_acts_application on taken_back_acts (application_id);
create index taken_back_acts_staff on taken_back_acts (staff_id);

create trigger announce after insert on taken_back_acts
  for each row execute function announce_application_change();
create trigger mark_stale after insert on taken_back_acts
  for each row execute function mark_application_stale();
create trigger mark_customer after insert or update or delete on taken_back_acts
  for each row execute function mark_customer_of_application();

-- Words of a completion in Hindi, as of the acts themselves (070).
alter table held_completions add column comment_hi text;
