-- Notifications that move a due date, recorded after the release of compliance/extensions. Both are only added to.
create table due_date_extensions (
  id bigint generated always as identity primary key,
  form text not null,
  -- The last day of the period.
  period_to date not null,
  -- The date that is moved; null: whatever it was.
  from_day date,
  to_day date not null check (to_day > period_to - 31 and to_day > coalesce(from_day, '-infinity')),
  -- GST codes of the States that it is for; null: all.
  gst_codes text[] check (cardinality(gst_codes) > 0),
  notification text not null check (length(notification) between 3 and 100),
  -- Where its text was read.
  address text not null,
  recorded_by uuid not null references staff_members,
  recorded_at timestamptz not null default clock_timestamp()
);
create index due_date_extensions_recorded_by on due_date_extensions (recorded_by);

create table due_date_extension_withdrawals (
  extension_id bigint primary key references due_date_extensions,
  reason text not null,
  recorded_by uuid not null references staff_members,
  recorded_at timestamptz not null default clock_timestamp()
);
create index due_date_extension_withdrawals_recorded_by on due_date_extension_withdrawals (recorded_by);
