-- Discounts that staff gave; applications.discount_price is their sum.
create table discount_acts (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications,
  staff_id uuid not null references staff_members,
  -- Before tax.
  net_rupees integer not null check (net_rupees > 0),
  reason text not null check (btrim(reason) <> ''),
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index discount_acts_application on discount_acts (application_id);
