-- What a stage asks of staff when it is completed: numbers of departments' portals, days, texts. An acknowledgement file
-- is a deliverable that came with the completion.
create table stage_answers (
  id bigint generated always as identity primary key,
  act_id bigint not null references staff_acts on delete cascade,
  application_id uuid not null references applications,
  -- Of the service's version.
  ask_id text not null,
  label jsonb not null check (label ? 'en'),
  value text not null,
  -- Of a number: whose it is, and the form in which numbers are compared.
  portal text,
  folded text,
  -- Whether the customer sees it.
  visible boolean not null,
  recorded_at timestamptz not null default clock_timestamp(),
  -- The completion was taken back, and the number is free for the application that it belongs to.
  released_at timestamptz,
  unique (act_id, ask_id),
  check ((portal is null) = (folded is null))
);
create index stage_answers_application on stage_answers (application_id);
create unique index stage_answers_number on stage_answers (portal, folded)
  where released_at is null and portal is not null;
create index stage_answers_folded on stage_answers (folded) where released_at is null and folded is not null;

alter table deliverables
  -- Which of the service's deliverables it is; null for another one.
  add column item_id text,
  -- The completion that it came with.
  add column act_id bigint references staff_acts;
create index deliverables_act on deliverables (act_id) where act_id is not null;
