-- The completion of the last stage is held before it is recorded, as the invoice that follows from it cannot be taken back.
-- The release before completes at once, and reads none of this.
create table held_completions (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications,
  stage_id text not null,
  comment text not null,
  -- What the stage asks of staff, by the id of the ask.
  answers jsonb not null,
  -- The acknowledgement, as it is stored: name, kind, bytes and digest.
  file jsonb,
  staff_id uuid not null references staff_members,
  -- Also of the completion that becomes of it, so that it is recorded once.
  request_id uuid not null unique,
  takes_effect_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index held_completions_application on held_completions (application_id, recorded_at desc);
create index held_completions_staff on held_completions (staff_id);

-- What became of it, once.
create table held_completion_outcomes (
  held_id uuid primary key references held_completions on delete cascade,
  application_id uuid not null references applications,
  -- `returned`: the rules of the moment at which it was to take effect did not allow it.
  outcome text not null check (outcome in ('done', 'taken_back', 'returned')),
  staff_id uuid not null references staff_members,
  -- Of `returned`: the code of the error.
  problem text not null default '',
  request_id uuid not null unique default gen_random_uuid(),
  recorded_at timestamptz not null default clock_timestamp(),
  check ((outcome = 'returned') = (problem <> ''))
);
create index held_completion_outcomes_application on held_completion_outcomes (application_id);
create index held_completion_outcomes_staff on held_completion_outcomes (staff_id);

create trigger mark_stale after insert on held_completions
  for each row execute function mark_application_stale();
create trigger mark_stale after insert on held_completion_outcomes
  for each row execute function mark_application_stale();
