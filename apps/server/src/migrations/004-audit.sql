create table audit_entries (
  id bigint generated always as identity primary key,
  -- 'server' records facts; 'client' is what a browser reported through the audit call.
  origin text not null check (origin in ('server', 'client')),
  action text not null,
  entity_type text not null,
  entity_id text,
  customer_id uuid,
  description text not null default '',
  metadata jsonb not null default '{}',
  status text not null default 'success',
  error_message text,
  recorded_at timestamptz not null default now()
);
create index audit_entries_entity on audit_entries (entity_type, entity_id, id desc);
create index audit_entries_customer on audit_entries (customer_id, id desc);
