-- Uploads that come in parts (the tus protocol). Any process can take the next part: what has come stands here, the
-- bytes lie in the file store.
create table resumable_uploads (
  id text primary key,
  customer_id uuid not null references customers,
  original_name text not null,
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index resumable_uploads_customer on resumable_uploads (customer_id);
create index resumable_uploads_expiry on resumable_uploads (expires_at);

-- Of two parts that come for the same place only one is taken, so that an upload needs no lock.
create table upload_parts (
  upload_id text not null references resumable_uploads on delete cascade,
  begins_at integer not null check (begins_at >= 0),
  size_bytes integer not null check (size_bytes > 0),
  filename text not null unique,
  primary key (upload_id, begins_at)
);

-- What the virus scanner says of a stored file. A file without a row came while none was configured.
create table file_scans (
  filename text primary key,
  state text not null default 'waiting' check (state in ('waiting', 'clean', 'infected')),
  -- What the scanner calls it.
  finding text,
  added_at timestamptz not null default now(),
  -- The last try that gave no answer; others come first.
  tried_at timestamptz,
  decided_at timestamptz,
  check ((state = 'infected') = (finding is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index file_scans_waiting on file_scans (tried_at nulls first, added_at) where state = 'waiting';
