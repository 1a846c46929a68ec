-- A day that staff promised for a stage, in the place of the one that follows from the service. Only added to until the
-- customer is erased.
create table promise_acts (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications,
  stage_id text not null,
  promised_on date not null,
  -- What the customer was told before; null where nothing could be said.
  former_on date,
  -- For the customer, in English and in Hindi; empty where the day came nearer.
  reason text not null,
  reason_hi text not null,
  staff_id uuid not null references staff_members,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp(),
  check (promised_on is distinct from former_on),
  check (promised_on < former_on or (btrim(reason) <> '' and btrim(reason_hi) <> ''))
);
create index promise_acts_application on promise_acts (application_id, id desc);
create index promise_acts_staff on promise_acts (staff_id);

create trigger announce after insert on promise_acts
  for each row execute function announce_application_change();
create trigger mark_stale after insert on promise_acts
  for each row execute function mark_application_stale();
