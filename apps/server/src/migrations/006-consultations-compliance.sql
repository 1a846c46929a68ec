create table consultations (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  application_id uuid references applications,
  -- Made by the client for each attempt, so that a repeated call books nothing twice.
  request_id uuid not null,
  topic text not null check (
    topic in ('new_registration', 'gst', 'income_tax', 'company', 'licences', 'skill', 'application', 'other')
  ),
  mode text not null check (mode in ('phone', 'video')),
  note text not null default '',
  -- The time of the last booking or rescheduling, to page by.
  starts_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index consultations_request on consultations (customer_id, request_id);
create index consultations_customer on consultations (customer_id, starts_at desc, id desc);

-- What happened to a consultation, only added to. Its status follows from these and the time.
create table consultation_acts (
  id bigint generated always as identity primary key,
  consultation_id uuid not null references consultations,
  kind text not null check (kind in ('booked', 'rescheduled', 'confirmed', 'completed', 'cancelled')),
  starts_at timestamptz,
  actor_kind text not null check (actor_kind in ('customer', 'staff')),
  staff_id uuid,
  expert_name text,
  meeting_url text,
  -- Acts are written under the consultation's lock, so their time is that of the act, not of its transaction.
  recorded_at timestamptz not null default clock_timestamp(),
  check ((kind in ('booked', 'rescheduled')) = (starts_at is not null)),
  check ((actor_kind = 'staff') = (staff_id is not null)),
  check ((kind = 'confirmed') = (expert_name is not null))
);
create index consultation_acts_consultation on consultation_acts (consultation_id, id);

-- A seat of a slot is taken once: this key is what stops a slot from being overbooked.
create table consultation_seats (
  starts_at timestamptz not null,
  seat smallint not null check (seat >= 1),
  consultation_id uuid not null references consultations,
  primary key (starts_at, seat)
);
create index consultation_seats_consultation on consultation_seats (consultation_id);

-- What a customer told of a business, and from which day on it holds.
create table compliance_profiles (
  business_id uuid not null references businesses,
  valid_from date not null,
  facts jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (business_id, valid_from)
);

create table compliance_licences (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses,
  title text not null check (btrim(title) <> ''),
  valid_until date not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index compliance_licences_business on compliance_licences (business_id) where removed_at is null;

-- Filings, payments and renewals that the customer says are done; the audit knows who said so and who took it back.
create table compliance_marks (
  business_id uuid not null references businesses,
  obligation text not null,
  done_at timestamptz not null default now(),
  primary key (business_id, obligation)
);
