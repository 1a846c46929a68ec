-- Whom staff had the documents of an application made out to after a payment, and why. What is issued stays as it is.
create table buyer_acts (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications,
  staff_id uuid not null references staff_members,
  -- As in applications.buyer.
  buyer jsonb not null,
  reason text not null check (btrim(reason) <> ''),
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index buyer_acts_application on buyer_acts (application_id);
