create table tickets (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  application_id uuid references applications,
  ticket_no text not null unique,
  -- Made by the client for each attempt, so that a repeated call creates nothing twice.
  request_id uuid not null,
  topic text not null check (topic in ('payment', 'documents', 'otp', 'progress', 'refund', 'other')),
  subject text not null check (btrim(subject) <> ''),
  created_at timestamptz not null default now()
);
create unique index tickets_request on tickets (customer_id, request_id);

-- What happened on a ticket, only added to. Its status follows from the last entry.
create table ticket_entries (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references tickets,
  -- Written under the ticket's lock: within a ticket, positions grow in the order of the commits.
  position bigint not null generated always as identity,
  kind text not null check (kind in ('message', 'closing')),
  author_kind text not null check (author_kind in ('customer', 'staff')),
  staff_id uuid,
  body text,
  request_id uuid,
  recorded_at timestamptz not null default clock_timestamp(),
  check ((author_kind = 'staff') = (staff_id is not null)),
  check (case kind when 'message' then body is not null and btrim(body) <> '' else body is null end)
);
create unique index ticket_entries_ticket on ticket_entries (ticket_id, position desc);
create unique index ticket_entries_request on ticket_entries (ticket_id, request_id) where request_id is not null;

create table ticket_files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references ticket_entries,
  filename text not null unique,
  original_name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null,
  uploaded_at timestamptz not null default now(),
  -- The same file sent again is the same file.
  unique (message_id, sha256)
);
