create table staff_members (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null check (btrim(name) <> ''),
  role text not null default 'staff' check (role in ('staff')),
  -- scrypt with its parameters and salt; see hash-password.ts.
  password_hash text not null,
  created_at timestamptz not null default now(),
  -- Somebody who left: neither logs in nor acts for anybody.
  disabled_at timestamptz
);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_members,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default ''
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- What staff did. Only added to: status and timeline follow from these. Acts on one application are written under
-- its lock, so that their order is that of their ids.
create table staff_acts (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications,
  staff_id uuid not null references staff_members,
  kind text not null check (kind in ('complete', 'hold', 'resume')),
  stage_id text,
  -- Shown to the customer.
  comment text not null default '',
  -- Made by the client for each attempt, so that a repeated call records nothing twice.
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp(),
  check ((kind = 'complete') = (stage_id is not null))
);
create index staff_acts_application on staff_acts (application_id, id);
create unique index staff_acts_stage on staff_acts (application_id, stage_id) where kind = 'complete';

-- The status of a document is its last decision; there is none that could be assigned.
alter table uploaded_documents drop column status;
create table document_decisions (
  id bigint generated always as identity primary key,
  document_id uuid not null references uploaded_documents,
  staff_id uuid not null references staff_members,
  decision text not null check (decision in ('accepted', 'rejected')),
  reason text,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp(),
  check ((decision = 'rejected') = (reason is not null))
);
create index document_decisions_document on document_decisions (document_id, id desc);

create table extra_item_requests (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications,
  staff_id uuid not null references staff_members,
  -- Permanent name within the application, beside the extra items of its service.
  item_id text not null,
  title text not null check (btrim(title) <> ''),
  title_hi text,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp(),
  unique (application_id, item_id)
);

create table refund_acts (
  id bigint generated always as identity primary key,
  refund_id uuid not null,
  application_id uuid not null references applications,
  staff_id uuid not null references staff_members,
  kind text not null check (kind in ('requested', 'completed')),
  amount_rupees integer check (amount_rupees > 0),
  comment text not null default '',
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp(),
  check ((kind = 'requested') = (amount_rupees is not null))
);
create index refund_acts_application on refund_acts (application_id, id);
create unique index refund_acts_once on refund_acts (refund_id, kind);

-- Who acted, where it was staff: by themselves, or in a session of the customer.
alter table audit_entries add column staff_id uuid references staff_members;
create index audit_entries_staff on audit_entries (staff_id, id desc) where staff_id is not null;

-- The desk's list, and its search by the beginning of a tracking id.
create index applications_newest on applications (created_at desc, id desc) where deleted_at is null;
create index applications_track_prefix on applications (track_id text_pattern_ops);
